import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipError } from '@shop/product-files/zip';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { OperatorError } from '../config/operator-error.js';
import { openSources } from './import-sources.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'import-sources-'));
});

afterEach(() => rm(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);

async function write(name: string, content: string | Buffer): Promise<string> {
  await mkdir(path.dirname(at(name)), { recursive: true });
  await writeFile(at(name), content);
  return at(name);
}

async function zipOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** All that is to be imported, as text. */
async function read(file: string, photos?: string) {
  const sources = await openSources(file, photos);
  const chunks: Uint8Array[] = [];
  for await (const chunk of sources.products.open()) chunks.push(chunk);
  const contents: string[] = [];
  for (const one of sources.photos) contents.push(`${one.name}: ${(await one.read()).toString()}`);
  return { products: Buffer.concat(chunks).toString(), photos: contents.sort() };
}

describe('what a command imports', () => {
  it('is a CSV file alone', async () => {
    const file = await write('products.csv', 'Title\nLamp\n');
    expect(await read(file)).toEqual({ products: 'Title\nLamp\n', photos: [] });
  });

  it('is a ZIP file of one with photos', async () => {
    const files = {
      'products.csv': 'Title\nLamp\n',
      'lamp-1.webp': 'one',
      'photos/lamp-2.JPG': 'two',
      '__MACOSX/._lamp-1.webp': 'hidden',
      'readme.txt': 'text',
    };
    expect(await read(await write('export.zip', await zipOf(files)))).toEqual({
      products: 'Title\nLamp\n',
      photos: ['lamp-1.webp: one', 'photos/lamp-2.JPG: two'],
    });
  });

  it('has photos from a folder, with those in folders below, or from a ZIP file', async () => {
    const file = await write('products.csv', 'Title\n');
    await write('photos/a.png', 'one');
    await write('photos/below/b.jpeg', 'two');
    await write('photos/notes.txt', 'text');
    expect((await read(file, at('photos'))).photos).toEqual(['a.png: one', 'below/b.jpeg: two']);
    const zip = await write('photos.zip', await zipOf({ 'a.png': 'one' }));
    expect((await read(file, zip)).photos).toEqual(['a.png: one']);
  });

  it('has none of several photos with one name', async () => {
    const file = await write('products.csv', 'Title\n');
    await write('photos/shirts/1.png', 'shirt');
    await write('photos/mugs/1.PNG', 'mug');
    await write('photos/2.png', 'two');
    const { photos, problems } = await openSources(file, at('photos'));
    expect(photos.map(({ name }) => name)).toEqual(['2.png']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^2 photos have the same name: .*1\.png.* None of them is used/i);
  });

  it('is refused if it is not there, or if a ZIP file has none or several CSV files', async () => {
    const file = await write('products.csv', 'Title\n');
    const none = await write('none.zip', await zipOf({ 'a.png': 'one' }));
    const two = await write('two.zip', await zipOf({ 'a.csv': 'Title', 'b.csv': 'Title' }));
    for (const wanted of [at('missing.csv'), folder, none, two])
      await expect(openSources(wanted, undefined)).rejects.toThrow(OperatorError);
    await expect(openSources(file, at('missing'))).rejects.toThrow(OperatorError);
    await expect(openSources(file, file)).rejects.toThrow(ZipError);
  });
});
