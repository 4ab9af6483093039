import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeUploadFolder, removeLeftUploads } from './upload-folders.js';

let tmp: string;

beforeEach(async () => {
  tmp = await mkdtemp(path.join(os.tmpdir(), 'shop-sweep-'));
  vi.spyOn(os, 'tmpdir').mockReturnValue(tmp);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(tmp, { recursive: true });
});

async function folderOf(parent: string, name: string): Promise<string> {
  const folder = path.join(parent, name);
  await mkdir(folder);
  await writeFile(path.join(folder, 'photo'), 'x');
  return folder;
}

it('removes at a start what a killed shop left, and nothing else', async () => {
  const parent = path.dirname(await makeUploadFolder());
  const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
  const left = await folderOf(parent, `${dead}-Ab12Cd`);
  const running = await folderOf(parent, `${process.ppid}-Ab12Cd`);
  const unknown = await folderOf(parent, 'holidays');
  const elsewhere = await folderOf(tmp, `${dead}-Ab12Cd`);
  await removeLeftUploads();
  expect([left, running, unknown, elsewhere].map((folder) => existsSync(folder))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('neither follows a link nor uses it', async () => {
  const parent = path.dirname(await makeUploadFolder());
  await rm(parent, { recursive: true });
  const foreign = path.join(tmp, 'foreign');
  await mkdir(foreign);
  const kept = await folderOf(foreign, '999999-Ab12Cd');
  await symlink(foreign, parent);
  await removeLeftUploads();
  expect(existsSync(kept)).toBe(true);
  await expect(makeUploadFolder()).rejects.toThrow(/belongs to somebody else/);
});
