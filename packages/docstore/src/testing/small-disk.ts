import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate small file system. */
export interface SmallDisk {
  path: string;
  remove(): void;
}

/** Mounts a small file system; undefined if mounting is not permitted, which usually requires root. */
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
      spawnSync('umount', ['--lazy', path]); // unused handles keep it busy until they are garbage-collected
      rmdirSync(path);
    },
  };
}
