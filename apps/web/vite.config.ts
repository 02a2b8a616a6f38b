import { defineConfig } from 'vite';

/** The site, from the sources of its packages. Addresses are relative, so that it can be put into any folder. */
export default defineConfig({
  base: './',
  resolve: { conditions: ['@felt80/source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
