import {
  distinctPhotos,
  readEntry,
  readZip,
  ZipError,
  type ZipEntry,
  type ZipSource,
} from '@shop/product-files/zip';
import { IMPORT_LIMITS } from '@shop/shared';

/** A photo, which is read when it is its turn. */
export interface PhotoFile {
  name: string;
  read: () => Promise<File>;
}

/** What somebody has chosen: a file of products, or photos, or both. */
export interface DroppedFiles {
  table: File | undefined;
  photos: PhotoFile[];
  /** What is wrong with other photos, which are left out. */
  problems: string[];
}

const TABLE = /\.(csv|tsv|txt)$/i;
const ZIP = /\.zip$/i;
const PHOTO = /\.(jpe?g|png|webp|avif|hei[cf])$/i;
const MOST_PHOTO_BYTES = 100 * 1024 * 1024;

/**
 * Tells files of products from photos, and looks into ZIP files.
 * @throws ZipError for a ZIP file that can't be read, and for a second file of products.
 */
export async function sorted(files: readonly File[]): Promise<DroppedFiles> {
  const tables: File[] = [];
  const photos: PhotoFile[] = [];
  for (const file of files) {
    if (ZIP.test(file.name)) {
      const inside = await unpacked(file);
      tables.push(...inside.tables);
      photos.push(...inside.photos);
    } else if (PHOTO.test(file.name))
      photos.push({ name: file.name, read: () => Promise.resolve(file) });
    else tables.push(file);
  }
  if (tables.length > 1)
    throw new ZipError('There is more than one file of products. Import them one after the other.');
  return { table: tables[0], ...distinctPhotos(photos) };
}

async function unpacked(file: File): Promise<{ tables: File[]; photos: PhotoFile[] }> {
  const source: ZipSource = {
    size: file.size,
    read: async (offset, length) =>
      new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
  };
  const entries = (await readZip(source)).filter(({ path }) => !isHidden(path));
  const tables: File[] = [];
  for (const entry of entries.filter(({ path }) => TABLE.test(path)))
    tables.push(await fileOf(source, entry, IMPORT_LIMITS.bytes));
  const photos = entries
    .filter(({ path }) => PHOTO.test(path))
    .map((entry) => ({
      name: entry.path,
      read: () => fileOf(source, entry, MOST_PHOTO_BYTES),
    }));
  return { tables, photos };
}

/** What macOS writes beside the files of a ZIP file. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}

async function fileOf(source: ZipSource, entry: ZipEntry, most: number): Promise<File> {
  const parts: BlobPart[] = [];
  for await (const chunk of readEntry(source, entry, most)) parts.push(new Uint8Array(chunk));
  return new File(parts, entry.path.split('/').at(-1) ?? '');
}
