import { photoKey } from '@shop/product-files/zip';
import { isPicture, PHOTO_LIMITS } from '@shop/shared';
import { inTransaction } from '@shop/mongo';
import type { Types } from 'mongoose';
import { NO_PHOTOS, type ImportPhotos } from '../jobs/import-job.model.js';
import { storePhotoFile } from './photo-file.model.js';

/** The file of a photo that the command line imports. */
export interface SentPhoto {
  name: string;
  read: () => Promise<Buffer>;
}

/** The names of the photos that an import would store, as they are compared. */
export async function keysOfPhotos(photos: Iterable<SentPhoto>): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for (const { name, read } of photos) if (isUsable(await read())) keys.add(photoKey(name));
  return keys;
}

/** What is no picture, or too large, is not at hand. */
const isUsable = (bytes: Buffer) => bytes.length <= PHOTO_LIMITS.bytes && isPicture(bytes);

/** Stores the photos of an import that the operator starts. */
export async function storeSentPhotos(
  job: Types.ObjectId,
  photos: Iterable<SentPhoto>,
): Promise<ImportPhotos | undefined> {
  const stored = { ...NO_PHOTOS };
  for (const { name, read } of photos) {
    const bytes = await read();
    const key = photoKey(name);
    if (!isUsable(bytes)) continue;
    const before = await inTransaction((session) => storePhotoFile({ job, key, bytes }, session));
    stored.files += before === undefined ? 1 : 0;
    stored.bytes += bytes.length - (before ?? 0);
  }
  return stored.files > 0 ? stored : undefined;
}
