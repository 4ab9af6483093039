export { backupDocstore, restoreDocstore, type BackupOptions } from './backup.js';
export { joinDocstore } from './process/join-docstore.js';
export {
  startDocstore,
  type DocstoreOptions,
  type RunningDocstore,
} from './process/start-docstore.js';
export { DocstoreInUseError } from './store/file/directory-lock.js';
