import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SIDE_FILES } from '../store/file/files.js';

/** The name under which this process writes a file before renaming it into place. */
export function partOf(file: string): string {
  return `${file}.part-${process.pid}`;
}

/** Removes partial files that killed processes left from earlier attempts at the same file. */
export function removeLeftovers(file: string): void {
  const prefix = `${basename(file)}.part-`;
  for (const name of readdirSync(dirname(file))) {
    const pid = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (/^\d+$/.test(pid) && !isRunning(Number(pid))) {
      removeWithSideFiles(join(dirname(file), name));
    }
  }
}

export function removeWithSideFiles(file: string): void {
  for (const suffix of ['', ...SIDE_FILES]) rmSync(`${file}${suffix}`, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
