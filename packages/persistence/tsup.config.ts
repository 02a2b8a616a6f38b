import { library } from '../../tsup.base.ts';

const compilerOptions = { ignoreDeprecations: '6.0', lib: ['es2023', 'dom'], types: ['node'] };

/** Shared chunks in both formats, so that an error class of one entry is that of all. */
export default library({
  entry: ['src/index.ts', 'src/indexed-db.ts', 'src/folder.ts', 'src/conformance.ts'],
  dts: { compilerOptions },
  splitting: true,
});
