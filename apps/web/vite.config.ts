import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { budget } from './budget.ts';

/** The site, from the sources of its packages. Addresses are relative, so that it can be put into any folder. */
export default defineConfig({
  base: './',
  resolve: { conditions: ['@felt80/source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  plugins: [
    budget(200_000),
    VitePWA({
      injectRegister: null,
      registerType: 'prompt',
      workbox: { globPatterns: ['**/*.{html,js,css,svg,png}'], clientsClaim: true, sourcemap: false },
      manifest: {
        name: 'Felt80: a card room in 80 columns',
        short_name: 'Felt80',
        description: 'Baccarat, twenty-one and poker in 80 columns, as card programs were played around 1990.',
        id: './',
        start_url: './',
        display: 'standalone',
        orientation: 'any',
        theme_color: '#0b0b10',
        background_color: '#0b0b10',
        categories: ['games'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
  ],
});
