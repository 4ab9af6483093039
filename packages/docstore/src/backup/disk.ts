import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes sure that a file, or what a folder lists, is on the disk. */
export function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** For folders: Windows can't open one, and keeps its lists by itself. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') sync(folder);
}
