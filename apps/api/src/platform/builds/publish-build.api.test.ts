import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useTestShop } from '../../testing/test-shop.js';
import { BuiltFileModel } from './built-file.model.js';
import { findBuiltFile, publishBuild } from './publish-build.js';

useTestShop();

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(dist, 'assets'));
});

afterEach(() => rmSync(dist, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(dist, 'assets', name), text);

it('the files of a build are found after another build was published', async () => {
  write('home-1.js', 'first');
  write('common.css', 'a {}');
  await publishBuild(dist);
  rmSync(path.join(dist, 'assets', 'home-1.js'));
  write('home-2.js', 'second');
  await publishBuild(dist);
  expect(String(await findBuiltFile('home-1.js'))).toBe('first');
  expect(String(await findBuiltFile('home-2.js'))).toBe('second');
  expect(String(await findBuiltFile('common.css'))).toBe('a {}');
  expect(await findBuiltFile('home-3.js')).toBeUndefined();
});

it('a start of the same build keeps its files for longer, and writes none of them again', async () => {
  write('home-1.js', 'first');
  await publishBuild(dist);
  const longAgo = new Date(0);
  await BuiltFileModel.updateOne({}, { startedAt: longAgo, content: Buffer.from('stored') });
  await publishBuild(dist);
  const file = await BuiltFileModel.findOne().lean();
  expect(file?.startedAt.getTime()).toBeGreaterThan(longAgo.getTime());
  expect(String(await findBuiltFile('home-1.js'))).toBe('stored');
});

it('without built pages, nothing is stored', async () => {
  await publishBuild(path.join(dist, 'none'));
  expect(await BuiltFileModel.countDocuments()).toBe(0);
});
