export {
  type ArchivedFile,
  type ArchiveProblem,
  decodeArchive,
  encodeArchive,
  exportArchive,
  type Imported,
  importArchive,
} from './archive';
export { change, type Damaged, type Loaded, load, type Place, remove, save } from './keeping';
export { decodeRecord, encodeRecord, isProblem, type Problem, type RecordType, Unsaveable } from './record';
export { checkBy, type Schema } from './schema';
export { BadName, type Store, type StoreEntry, StoreFull, StoreUnavailable, type Unavailability } from './store';
export { type MemoryOptions, memoryStore } from './stores/memory';
