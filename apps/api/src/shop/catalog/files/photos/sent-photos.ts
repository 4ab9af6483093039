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

/** Stores the photos of an import that the operator starts. What is no picture, or too large, is not at hand. */
export async function storeSentPhotos(
  job: Types.ObjectId,
  photos: Iterable<SentPhoto>,
): Promise<ImportPhotos | undefined> {
  const stored = { ...NO_PHOTOS };
  for (const { name, read } of photos) {
    const bytes = await read();
    const key = photoKey(name);
    if (bytes.length > PHOTO_LIMITS.bytes || !isPicture(bytes)) continue;
    const before = await inTransaction((session) => storePhotoFile({ job, key, bytes }, session));
    stored.files += before === undefined ? 1 : 0;
    stored.bytes += bytes.length - (before ?? 0);
  }
  return stored.files > 0 ? stored : undefined;
}
