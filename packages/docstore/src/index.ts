export { DocstoreInUseError } from './store/directory-lock.js';
export { startDocstore, type DocstoreOptions, type RunningDocstore } from './start-docstore.js';
