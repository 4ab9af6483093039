/** What the child process tells the process that forked it. */
export type ChildMessage = { type: 'ready' } | { type: 'failed'; name: string; message: string };
