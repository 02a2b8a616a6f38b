import { defineConfig, type Options } from 'tsup';

/** One way to build every library: ESM and CommonJS, types for both, nothing run on import. */
export function library(options: Options = {}): ReturnType<typeof defineConfig> {
  return defineConfig({
    entry: ['src/index.ts'],
    format: ['esm', 'cjs'],
    target: 'es2022',
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    clean: true,
    sourcemap: true,
    treeshake: true,
    ...options,
  });
}
