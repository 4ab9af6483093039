import type { ClientSession, Types } from 'mongoose';
import { PhotoModel } from './photo.model.js';
import type { PreparedPhoto } from './prepare-photo.js';

/** Stores a product's photo and deletes the previous one. */
export async function storePhoto(
  product: Types.ObjectId,
  photo: PreparedPhoto,
  session: ClientSession,
): Promise<void> {
  await PhotoModel.deleteMany({ product }, { session });
  const { version } = photo;
  await PhotoModel.insertMany(
    photo.variants.map(({ width, bytes }) => ({ product, width, version, bytes })),
    { session },
  );
}

/**
 * A product's photo in the smallest stored width that is at least the wanted one, otherwise in the largest.
 * @returns null if the product has no photo.
 */
export async function findPhoto(product: string, wantedWidth: number | undefined) {
  const select = (filter: object, direction: 1 | -1) =>
    PhotoModel.findOne({ product, ...filter })
      .sort({ width: direction })
      .lean();
  const wideEnough =
    wantedWidth === undefined ? null : await select({ width: { $gte: wantedWidth } }, 1);
  return wideEnough ?? select({}, -1);
}
