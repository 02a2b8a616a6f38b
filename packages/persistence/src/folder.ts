export { type FolderOptions, folderStore } from './stores/folder';
export type { Files } from './stores/folder-files';
