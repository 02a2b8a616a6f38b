export { BadName, type Store, type StoreEntry, StoreFull, StoreUnavailable, type Unavailability } from './store';
export { type MemoryOptions, memoryStore } from './stores/memory';
