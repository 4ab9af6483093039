export { buildReply, cacheReply } from './cached-replies.js';
export { heldTask, settled } from './held-task.js';
