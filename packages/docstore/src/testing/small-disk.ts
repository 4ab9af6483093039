import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small file system of its own. */
export interface SmallDisk {
  path: string;
  remove(): void;
}

/** Mounts a small file system; undefined where that is not permitted, as it usually takes root. */
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
