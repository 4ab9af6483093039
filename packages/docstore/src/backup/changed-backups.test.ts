import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { count, fill, useFolders } from '../testing/kept-store.js';
import { backupDocstore } from './backup.js';
import { restoreDocstore } from './restore.js';

const SAVED = 3;
const KEPT = 8;
const FLIPS = 200;
const CUTS = 50;
const folders = useFolders();
let good: Buffer;
let before: string[];

beforeEach(async () => {
  const { root, dataDir, elsewhere } = folders;
  await fill(join(root, 'source'), SAVED, 'saved');
  backupDocstore({ dataDir: join(root, 'source'), file: join(elsewhere, 'good') });
  good = readFileSync(join(elsewhere, 'good'));
  await fill(dataDir, KEPT);
  before = readdirSync(dataDir).sort();
});

/** What `restore` says about a backup of these bytes. */
function refusal(bytes: Buffer): string {
  const file = join(folders.elsewhere, 'changed');
  writeFileSync(file, bytes);
  try {
    restoreDocstore({ dataDir: folders.dataDir, file });
    return 'restored';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function expectRefused(what: string, bytes: Buffer): void {
  expect(refusal(bytes), what).toMatch(/^\S+ (is|was|cannot) [^\n]*$/);
}

describe('a restore refuses a backup, in one sentence, and changes nothing,', () => {
  afterEach(() => {
    expect(readdirSync(folders.dataDir).sort()).toEqual(before);
    expect(count(folders.dataDir)).toBe(KEPT);
  });

  it('in which one bit was flipped, wherever it is', () => {
    for (let flip = 0; flip < FLIPS; flip += 1) {
      const bit = randomInt(good.length * 8);
      const bytes = Buffer.from(good);
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expectRefused(`bit ${bit}`, bytes);
    }
  });

  it('in which any bit of the checksum was flipped', () => {
    for (let bit = (good.length - 73) * 8; bit < good.length * 8; bit += 1) {
      const bytes = Buffer.from(good);
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expectRefused(`bit ${bit}`, bytes);
    }
  });

  it('to which bytes were added', () => {
    for (const added of [Buffer.from('\n'), Buffer.alloc(1), randomBytes(5_000), good])
      expectRefused(`${added.length} bytes`, Buffer.concat([good, added]));
    expectRefused('in front', Buffer.concat([Buffer.alloc(1), good]));
  });

  it('that was cut off anywhere', () => {
    const cuts = Array.from({ length: CUTS }, () => randomInt(good.length));
    for (const cut of [0, 1, good.length - 73, good.length - 1, ...cuts])
      expectRefused(`after ${cut} bytes`, good.subarray(0, cut));
  });
});

it('an unchanged backup is restored, also after one that was refused', () => {
  expectRefused('cut off', good.subarray(0, -1));
  expect(refusal(good)).toBe('restored');
  expect(count(folders.dataDir)).toBe(SAVED);
});

it('the checksum is on the last line, over all bytes before it', () => {
  const [, digest] = /\nsha256 (\S+)\n$/.exec(good.toString('latin1')) ?? [];
  expect(digest).toBe(createHash('sha256').update(good.subarray(0, -73)).digest('hex'));
});
