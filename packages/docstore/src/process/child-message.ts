/** Messages from the child process to the process that forked it. */
export type ChildMessage = { type: 'ready' } | { type: 'failed'; name: string; message: string };
