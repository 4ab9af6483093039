import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** For this user and machine only: process ids mean nothing on another machine that shares the disk. */
function parentFolder(): string {
  return path.join(os.tmpdir(), `shop-uploads-${process.getuid?.() ?? 0}-${os.hostname()}`);
}

/** Makes a folder for the files of one upload, named by this process. */
export async function makeUploadFolder(): Promise<string> {
  const parent = parentFolder();
  await mkdir(parent, { mode: 0o700 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  if (!(await isOurs(parent))) throw new Error(`${parent} belongs to somebody else: remove it`);
  return mkdtemp(path.join(parent, `${process.pid}-`));
}

/** Removes the folders of processes that were killed during an upload. Call it before this process creates any. */
export async function removeLeftUploads(): Promise<void> {
  const parent = parentFolder();
  if (!(await isOurs(parent))) return;
  for (const name of await readdir(parent)) {
    const pid = Number(/^(\d+)-\w{6}$/.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && isRunning(pid))) continue;
    await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

/** Any user may create folders and links in the system's temporary folder, so the owner is checked. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === (process.getuid?.() ?? found.uid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
