import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own that is soon full. */
export interface SmallDisk {
  path: string;
  remove(): void;
}

/** Mounts one of so many megabytes; undefined where that is not allowed, as it mostly is to root only. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const path = mkdtempSync(join(tmpdir(), 'docstore-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
  if (status !== 0) {
    rmdirSync(path);
    return undefined;
  }
  return {
    path,
    remove: () => {
      spawnSync('umount', ['--lazy', path]); // a handle may wait for the garbage collector
      rmdirSync(path);
    },
  };
}
