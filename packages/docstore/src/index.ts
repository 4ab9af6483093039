/** Keeps the import light: only the child process loads the database engine. */
export { joinDocstore } from './process/join-docstore.js';
export {
  startDocstore,
  type DocstoreOptions,
  type RunningDocstore,
} from './process/start-docstore.js';
export { DocstoreInUseError } from './store/file/owner.js';
export { DocstoreUnusableError } from './store/file/unusable.js';
