import { library } from '../../tsup.base.ts';

/** Everything is bundled, xterm.js and the private packages too, types included: the terminal depends on nothing. */
export default library({
  noExternal: [/.*/],
  esbuildOptions(options) {
    options.conditions = ['@felt80/source', 'module', 'import'];
  },
  dts: { resolve: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  minify: true,
  treeshake: false,
  sourcemap: false,
});
