export { backupDocstore, type BackupOptions } from './backup/backup.js';
export { restoreDocstore } from './backup/restore.js';
export { joinDocstore } from './process/join-docstore.js';
export {
  startDocstore,
  type DocstoreOptions,
  type RunningDocstore,
} from './process/start-docstore.js';
export { DocstoreInUseError } from './store/file/directory-lock.js';
export { DocstoreUnusableError } from './store/file/unusable.js';
