import { LIMITS } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { wrongField } from '@shop/http/errors';
import { lastPosition } from './position.js';
import { CategoryModel, type CategoryRecord } from '../category.model.js';

/** Where a category stands in the tree. */
export type Place = Pick<CategoryRecord, 'parent' | 'ancestors' | 'position'>;

/** A category with all below it, as it is moved. */
interface Branch {
  /** Levels, its own included. */
  height: number;
  /** Categories, itself included. */
  size: number;
}

export const SINGLE: Branch = { height: 1, size: 1 };

/**
 * Counts a branch in all categories that it comes to be under. These writes make the transaction conflict with any
 * other that moves or deletes one of them, so that no circle and no fourth level can come about.
 * @throws HttpError 400 if there is no such parent, or no room under it.
 */
export async function placeUnder(
  parent: string | null | undefined,
  { height, size }: Branch,
  session: ClientSession,
): Promise<Place> {
  const position = await lastPosition(parent ?? null, session);
  if (parent === null || parent === undefined) return { position };
  const found = await CategoryModel.findById(parent, { ancestors: 1 }, { session }).lean();
  if (!found) throw wrongField('parent', 'There is no such category');
  const ancestors = [...(found.ancestors ?? []), found._id];
  if (ancestors.length + height > LIMITS.categoryLevels)
    throw wrongField('parent', `Categories have at most ${LIMITS.categoryLevels} levels`);
  await countBelow(ancestors, size, session);
  const top = await CategoryModel.findById(ancestors[0], null, { session }).lean();
  if ((top?.belowCount ?? 0) > LIMITS.categoriesBelow)
    throw wrongField('parent', `At most ${LIMITS.categoriesBelow} categories can be below another`);
  return { parent: found._id, ancestors, position };
}

/** Changes the number of categories below others. */
export async function countBelow(
  ids: readonly Types.ObjectId[],
  by: number,
  session: ClientSession,
): Promise<void> {
  if (ids.length === 0) return;
  await CategoryModel.updateMany({ _id: { $in: ids } }, { $inc: { belowCount: by } }, { session });
}
