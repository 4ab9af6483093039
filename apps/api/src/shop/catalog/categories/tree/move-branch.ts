import type { ClientSession } from 'mongoose';
import { wrongField } from '@shop/http/errors';
import { CategoryModel, type CategoryRecord } from '../category.model.js';
import { countBelow, placeUnder, type Place } from './place.js';

/**
 * Moves all categories below one together with it, and says where it then stands; its own record is the caller's to save.
 * @param parent null for the top.
 * @throws HttpError 400 if the parent does not exist, is in the branch itself, or has no room for it.
 */
export async function moveBranch(
  category: CategoryRecord,
  parent: string | null,
  session: ClientSession,
): Promise<Place> {
  const { _id, name, ancestors = [] } = category;
  const below = await CategoryModel.find({ ancestors: _id }, { ancestors: 1 }, { session }).lean();
  if (parent !== null && [category, ...below].some((one) => one._id.equals(parent)))
    throw wrongField('parent', `${name} can’t be under itself`);
  const levels = below.map((one) => (one.ancestors?.length ?? 0) - ancestors.length);
  const branch = { height: Math.max(0, ...levels) + 1, size: below.length + 1 };
  await countBelow(ancestors, 0 - branch.size, session);
  const place = await placeUnder(parent, branch, session);
  for (const one of below) {
    const moved = [...(place.ancestors ?? []), ...(one.ancestors ?? []).slice(ancestors.length)];
    await CategoryModel.updateOne({ _id: one._id }, { $set: { ancestors: moved } }, { session });
  }
  return place;
}
