import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a file, or the entries of a folder, to disk. */
export function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Like `sync`, for folders. Does nothing on Windows, which can't open folders and flushes them itself. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') sync(folder);
}
