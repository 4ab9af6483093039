import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PHOTO_TYPES } from '@shop/shared';
import type { FileSource } from '@shop/product-files';
import {
  distinctPhotos,
  readEntry,
  readZip,
  type ZipEntry,
  type ZipSource,
} from '@shop/product-files/zip';
import { OperatorError } from '../config/operator-error.js';

/** The file of a photo, which is read when it is its turn. */
export interface PhotoFile {
  name: string;
  read: () => Promise<Buffer>;
}

/** What a command imports. */
export interface ImportSources {
  products: FileSource;
  photos: PhotoFile[];
  /** What is wrong with other photos, which are left out. */
  problems: string[];
}

const MOST_CSV_BYTES = 1024 ** 3;
const MOST_PHOTO_BYTES = 64 * 1024 ** 2;
const PHOTO_NAME = new RegExp(
  `\\.(jpg|${Object.values(PHOTO_TYPES).join('|').toLowerCase()})$`,
  'i',
);
const ZIP_START = 0x504b0304;

/** A CSV file, or a ZIP file of one with photos, and a folder or a ZIP file of more photos. */
export async function openSources(
  file: string,
  photos: string | undefined,
): Promise<ImportSources> {
  const more = photos === undefined ? [] : await photosAt(photos);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new OperatorError(`There is no file ${file}.`);
  if (!(await isZip(file)))
    return { products: { open: () => createReadStream(file) }, ...distinctPhotos(more) };
  const { source, entries } = await openZip(file);
  const tables = entries.filter(({ path: name }) => /\.csv$/i.test(name) && !isHidden(name));
  const [table] = tables;
  if (!table || tables.length > 1)
    throw new OperatorError(`${file} must have one CSV file; it has ${tables.length}.`);
  return {
    products: { open: () => readEntry(source, table, MOST_CSV_BYTES) },
    ...distinctPhotos([...photosIn(source, entries), ...more]),
  };
}

async function photosAt(place: string): Promise<PhotoFile[]> {
  const found = await stat(place).catch(() => undefined);
  if (found?.isFile()) {
    const { source, entries } = await openZip(place);
    return photosIn(source, entries);
  }
  if (!found?.isDirectory()) throw new OperatorError(`There is no folder ${place}.`);
  const inside = await readdir(place, { recursive: true, withFileTypes: true });
  return inside
    .filter((entry) => entry.isFile() && PHOTO_NAME.test(entry.name))
    .map(({ name, parentPath }) => path.join(parentPath, name))
    .map((file) => ({ name: path.relative(place, file), read: () => readFile(file) }));
}

function photosIn(source: ZipSource, entries: readonly ZipEntry[]): PhotoFile[] {
  return entries
    .filter(({ path: name }) => PHOTO_NAME.test(name) && !isHidden(name))
    .map((entry) => ({
      name: entry.path,
      async read() {
        const chunks: Uint8Array[] = [];
        for await (const chunk of readEntry(source, entry, MOST_PHOTO_BYTES)) chunks.push(chunk);
        return Buffer.concat(chunks);
      },
    }));
}

/** What macOS writes beside the files of a ZIP file. */
function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}

async function openZip(file: string): Promise<{ source: ZipSource; entries: ZipEntry[] }> {
  const handle = await open(file);
  const { size } = await handle.stat();
  const source: ZipSource = {
    size,
    async read(offset, length) {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await handle.read(bytes, 0, length, offset);
      return bytes.subarray(0, bytesRead);
    },
  };
  return { source, entries: await readZip(source) };
}

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size < 4) return false;
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.readUInt32BE(0) === ZIP_START;
  } finally {
    await handle.close();
  }
}
