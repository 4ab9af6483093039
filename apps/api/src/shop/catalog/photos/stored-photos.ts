import type { ClientSession, Types } from 'mongoose';
import { PhotoModel } from './photo.model.js';
import type { PreparedPhoto } from './prepare-photo.js';

/** Stores a photo under its id and deletes what was there. */
export async function storePhoto(
  id: Types.ObjectId,
  photo: PreparedPhoto,
  session: ClientSession,
): Promise<void> {
  await deletePhotos([id], session);
  const { version } = photo;
  await PhotoModel.insertMany(
    photo.variants.map(({ width, bytes }) => ({ product: id, width, version, bytes })),
    { session },
  );
}

/** Gives a photo another id, and deletes what was there. */
export async function movePhoto(
  { from, to }: { from: Types.ObjectId; to: Types.ObjectId },
  session: ClientSession,
): Promise<void> {
  await deletePhotos([to], session);
  await PhotoModel.updateMany({ product: from }, { $set: { product: to } }, { session });
}

/** Deletes the bytes of photos. */
export async function deletePhotos(
  ids: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  await PhotoModel.deleteMany({ product: { $in: ids } }, { session });
}

/**
 * A photo in the smallest stored width that is at least the wanted one, otherwise in the largest.
 * @returns null if there is no such photo.
 */
export async function findPhoto(id: Types.ObjectId, wantedWidth: number | undefined) {
  const select = (filter: object, direction: 1 | -1) =>
    PhotoModel.findOne({ product: id, ...filter })
      .sort({ width: direction })
      .lean();
  const wideEnough =
    wantedWidth === undefined ? null : await select({ width: { $gte: wantedWidth } }, 1);
  return wideEnough ?? select({}, -1);
}
