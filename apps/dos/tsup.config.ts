import { library } from '../../tsup.base.ts';

/** One command with everything in it; programs are loaded when they are started. */
export default library({
  entry: { felt80: 'src/main.ts' },
  format: ['esm'],
  platform: 'node',
  dts: false,
  sourcemap: false,
  splitting: true,
  noExternal: [/./],
  esbuildOptions(options) {
    options.conditions = ['@felt80/source'];
  },
});
