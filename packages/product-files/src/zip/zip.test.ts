import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import {
  distinctPhotos,
  photoKey,
  readEntry,
  readZip,
  ZIP_LIMITS,
  ZipError,
  type ZipSource,
} from './index.js';

const MB = 1024 * 1024;

const sourceOf = (bytes: Uint8Array): ZipSource => ({
  size: bytes.length,
  read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
});

/** A ZIP file of these files. */
async function zipOf(files: Record<string, string | Buffer>, compress = true): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), path, { compress });
  zip.end();
  return buffer(zip.outputStream);
}

async function contentOf(bytes: Uint8Array, path: string, most = MB): Promise<string> {
  const source = sourceOf(bytes);
  const entry = (await readZip(source)).find((one) => one.path === path);
  if (!entry) throw new Error(`There is no ${path}`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of readEntry(source, entry, most)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** The same bytes with others in place of some, each time they stand there. */
function replaced(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}

/** The same ZIP file whose list of entries says something else in a field of its first entry. */
function withField(bytes: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(bytes);
  const list = changed.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  changed.writeUInt32LE(value, list + at);
  return changed;
}

describe('readZip', () => {
  it.each([true, false])('reads files, packed: %s', async (compress) => {
    const zip = await zipOf(
      { 'products.csv': 'Title\nLamp\n', 'photos/lamp.jpg': 'jpg' },
      compress,
    );
    const entries = await readZip(sourceOf(zip));
    expect(entries.map(({ path, size }) => [path, size])).toEqual([
      ['products.csv', 11],
      ['photos/lamp.jpg', 3],
    ]);
    expect(await contentOf(zip, 'products.csv')).toBe('Title\nLamp\n');
    expect(await contentOf(zip, 'photos/lamp.jpg')).toBe('jpg');
  });

  it('reads files whose sizes follow their bytes, as those of an export', async () => {
    const zip = new ZipFile();
    zip.addReadStream(Readable.from([Buffer.from('a'.repeat(1000))]), 'a.txt', { compress: true });
    zip.end();
    expect(await contentOf(await buffer(zip.outputStream), 'a.txt')).toBe('a'.repeat(1000));
  });

  it.each(['../a.csv', 'b/../a.csv', '/etc/a.csv', '..\\a.csv', 'C:\\a.csv'])(
    'refuses the path %s',
    async (path) => {
      const placeholder = 'x'.repeat(path.length);
      const zip = replaced(await zipOf({ [placeholder]: 'Title' }), placeholder, path);
      await expect(readZip(sourceOf(zip))).rejects.toThrow('a place outside of it');
    },
  );

  it('refuses thousands of entries before it reads them', async () => {
    const zip = await zipOf({ 'a.csv': 'a' });
    const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
    zip.writeUInt16LE(ZIP_LIMITS.entries + 1, end + 10);
    await expect(readZip(sourceOf(zip))).rejects.toThrow('more than 20,000 files');
  });

  it('refuses entries that share their bytes', async () => {
    const zip = await zipOf({ 'a.txt': Buffer.alloc(MB), 'b.txt': Buffer.alloc(MB) });
    const list = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    const overlapping = withField(zip, 20, list);
    await expect(readZip(sourceOf(overlapping))).rejects.toThrow(ZipError);
  });

  it('refuses what is no ZIP file, or is cut off', async () => {
    const zip = await zipOf({ 'a.csv': 'Title\nLamp\n' });
    for (const bytes of [Buffer.from('Title,Price\n'), zip.subarray(0, -30), Buffer.alloc(0)])
      await expect(readZip(sourceOf(bytes))).rejects.toThrow(ZipError);
  });

  it('refuses a file with a password', async () => {
    const zip = await zipOf({ 'a.csv': 'a' });
    const list = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    zip.writeUInt16LE(1, list + 8);
    await expect(readZip(sourceOf(zip))).rejects.toThrow('has a password');
  });
});

describe('readEntry', () => {
  it('refuses a file that is too large, by what the list says', async () => {
    const bomb = await zipOf({ 'a.csv': Buffer.alloc(20 * MB) });
    expect(bomb.length).toBeLessThan(MB);
    await expect(contentOf(bomb, 'a.csv', 15 * MB)).rejects.toThrow('more than 15 MB');
  });

  it('stops unpacking a bomb whose list lies', async () => {
    const bomb = withField(await zipOf({ 'a.csv': Buffer.alloc(200 * MB) }), 24, 1_000);
    const source = sourceOf(bomb);
    const [entry] = await readZip(source);
    if (!entry) throw new Error('There is no entry');
    let unpacked = 0;
    const reading = async () => {
      for await (const chunk of readEntry(source, entry, MB)) unpacked += chunk.length;
    };
    await expect(reading()).rejects.toThrow(ZipError);
    expect(unpacked).toBeLessThanOrEqual(1_000);
  });

  it('refuses bytes that are no packed file', async () => {
    const zip = await zipOf({ 'a.csv': 'Title\nLamp\n'.repeat(20) });
    zip.fill(0xff, 36, 60);
    await expect(contentOf(zip, 'a.csv')).rejects.toThrow(ZipError);
  });
});

describe('photoKey', () => {
  it.each([
    ['Photos/Lamp-1.JPG', 'lamp-1.jpg'],
    ['C:\\photos\\lamp.jpg', 'lamp.jpg'],
    ['https://cdn.example/files/Red%20lamp.jpg?v=1', 'red lamp.jpg'],
    ['https://cdn.example/%E0%A4%A.jpg', '%e0%a4%a.jpg'],
  ])('of %s is %s', (name, key) => {
    expect(photoKey(name)).toBe(key);
  });
});

describe('photos of one name', () => {
  it('are left out, and named with their folders', () => {
    const names = ['shirts/1.jpg', 'mugs/1.JPG', '2.jpg'];
    const { photos, problems } = distinctPhotos(names.map((name) => ({ name })));
    expect(photos).toEqual([{ name: '2.jpg' }]);
    expect(problems).toEqual([
      '2 photos have the same name: shirts/1.jpg, mugs/1.JPG. None of them is used: rename them, here and in the file of products.',
    ]);
  });
});
