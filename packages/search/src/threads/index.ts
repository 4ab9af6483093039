/** The index in threads, for the thread that starts them. They run `serve-index` and `serve-packing`. */
export type { IndexChanges } from './index-tasks.js';
export { IndexThread } from './index-thread.js';
export { PackingThread } from './packing-thread.js';
export { LiveIndex, type BuiltIndex, type Pending } from './live-index.js';
