import type { ClientSession, Types } from 'mongoose';
import type { PreparedPhoto } from '../../photos/prepare-photo.js';
import { CategoryPhotoModel } from './category-photo.model.js';

/** Stores a category's photo and deletes the previous one. */
export async function storeCategoryPhoto(
  category: Types.ObjectId,
  { variants, version }: PreparedPhoto,
  session: ClientSession,
): Promise<void> {
  await deleteCategoryPhoto(category, session);
  await CategoryPhotoModel.insertMany(
    variants.map(({ width, bytes }) => ({ category, width, version, bytes })),
    { session },
  );
}

export async function deleteCategoryPhoto(
  category: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await CategoryPhotoModel.deleteMany({ category }, { session });
}

/** The photo in the smallest stored width that is at least the wanted one, otherwise in the largest; null without one. */
export async function findCategoryPhoto(category: string, wantedWidth = 0) {
  const widths = await CategoryPhotoModel.find({ category }, { width: 1 })
    .sort({ width: 1 })
    .lean();
  const chosen = widths.find(({ width }) => width >= wantedWidth && wantedWidth > 0);
  const photo = chosen ?? widths.at(-1);
  return photo ? CategoryPhotoModel.findById(photo._id).lean() : null;
}
