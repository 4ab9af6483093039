import type { ClientSession, Types } from 'mongoose';
import { wrongField } from '@shop/http/errors';
import { CATEGORY_SORT, CategoryModel } from '../category.model.js';

/** The place of a category that is new under a parent: the last, where somebody has arranged them. */
export async function lastPosition(
  parent: string | null,
  session: ClientSession,
): Promise<number | undefined> {
  const arranged = { parent, position: { $gte: 0 } };
  const last = await CategoryModel.findOne(arranged, { position: 1 }, { session })
    .sort({ position: -1 })
    .lean();
  return last?.position === undefined ? undefined : last.position + 1;
}

/**
 * Gives a category the place after another one under the same parent, and all of them their numbers. Its own is the
 * caller's to save.
 * @param place.after null for the first place
 * @throws HttpError 400 if there is no such category beside it.
 */
export async function placeAfter(
  id: Types.ObjectId,
  { parent, after }: { parent: string | null; after: string | null },
  session: ClientSession,
): Promise<number> {
  const beside = await CategoryModel.find(
    { parent, _id: { $ne: id } },
    { position: 1 },
    { session, sort: CATEGORY_SORT },
  ).lean();
  const own = after === null ? 0 : beside.findIndex(({ _id }) => _id.equals(after)) + 1;
  if (after !== null && own === 0) throw wrongField('after', 'There is no such category beside it');
  for (const [index, { _id, position }] of beside.entries()) {
    const now = index < own ? index : index + 1;
    if (position !== now)
      await CategoryModel.updateOne({ _id }, { $set: { position: now } }, { session });
  }
  return own;
}
