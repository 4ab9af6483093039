import type { ClientSession } from 'mongoose';
import { isNotFound } from '@shop/http/errors';
import { changed } from '../../changes/changed.js';
import { productTag } from '../../changes/tags.js';
import { deletePhotos } from '../../photos/stored-photos.js';
import type { StoredPhoto } from '../../products/product.model.js';
import { writePhotos } from '../../product-photos/write-photos.js';
import { VariantModel } from '../../variants/variant.model.js';
import { StoppedError } from '../jobs/advance-job.js';
import type { ImportJobRecord } from '../jobs/import-job.model.js';
import { breathe, inBatch } from '../jobs/in-batch.js';
import { NamedPhotoModel, type NamedPhotoRecord } from './named-photo.model.js';

/**
 * Removes the photos that an import has added, the latest first, and gives others their alt texts and their order back.
 * What somebody has changed since stays.
 */
export async function undoPhotos(
  job: ImportJobRecord,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (;;) {
    if (signal?.aborted) throw new StoppedError();
    const row = await NamedPhotoModel.findOne({ job: job._id, state: 'done' })
      .sort({ number: -1 })
      .lean();
    if (!row) return;
    await inBatch((session) => undoPhoto(row, job, session));
    await breathe();
  }
}

async function undoPhoto(
  row: NamedPhotoRecord,
  { by }: ImportJobRecord,
  session: ClientSession,
): Promise<void> {
  const { photo: id, product, variants } = row;
  for (const { _id, before = null } of variants)
    await VariantModel.updateOne({ _id, photo: id }, { $set: { photo: before } }, { session });
  if (variants.length > 0) await changed([productTag(product)], session);
  try {
    await writePhotos(
      { id: product.toHexString(), by },
      async (photos) => {
        if (row.added === undefined) return asBefore(photos, row);
        const found = photos.find(({ _id, version }) => id?.equals(_id) && version === row.added);
        if (!found) return photos;
        await deletePhotos([found._id], session);
        return photos.filter((photo) => photo !== found);
      },
      session,
    );
  } catch (error) {
    // Its product was new, and is deleted.
    if (!isNotFound(error)) throw error;
  }
  const $set = { state: 'failed', reason: 'The import was undone' } as const;
  await NamedPhotoModel.updateOne({ _id: row._id }, { $set }, { session });
}

/** The photos of a product with the text and the order that they had before one of the file was put among them. */
function asBefore(
  photos: StoredPhoto[],
  { photo: id, alt, altBefore, order }: NamedPhotoRecord,
): StoredPhoto[] {
  const renamed = photos.map((photo) =>
    altBefore !== undefined && id?.equals(photo._id) && photo.alt === (alt ?? '')
      ? { ...photo, alt: altBefore }
      : photo,
  );
  if (order?.after.join() !== photos.map(({ _id }) => _id).join()) return renamed;
  return order.before.flatMap((before) => renamed.find(({ _id }) => before.equals(_id)) ?? []);
}
