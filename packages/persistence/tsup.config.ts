import { library } from '../../tsup.base.ts';

export default library({ entry: ['src/index.ts', 'src/indexed-db.ts', 'src/folder.ts', 'src/conformance.ts'] });
