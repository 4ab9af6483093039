export { backupDocstore, restoreDocstore, type BackupOptions } from './backup.js';
export { joinDocstore } from './join-docstore.js';
export { startDocstore, type DocstoreOptions, type RunningDocstore } from './start-docstore.js';
export { DocstoreInUseError } from './store/directory-lock.js';
