export { type IndexedDbOptions, type IndexedDbStore, indexedDbStore } from './stores/indexed-db';
