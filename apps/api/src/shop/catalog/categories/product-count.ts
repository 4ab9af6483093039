import type { ClientSession, Types } from 'mongoose';
import { badRequest } from '../../../http/errors.js';
import { CategoryModel, type CategoryRecord } from './category.model.js';

/**
 * Adds a new product to its category's count. This write makes the transaction conflict with one that deletes the
 * category, so that only one of them succeeds.
 * @throws HttpError 400 if there is no such category.
 */
export async function addProduct(
  category: string,
  session: ClientSession,
): Promise<CategoryRecord> {
  return countIn(category, 1, session);
}

/** Subtracts a product from its category's count; null if the category does not exist. */
export async function removeProduct(
  category: Types.ObjectId,
  session: ClientSession,
): Promise<CategoryRecord | null> {
  return changeCount(category, -1, session);
}

/**
 * Moves a product from the count of one category to that of another, which may be the same.
 * @throws HttpError 400 if the new category does not exist.
 */
export async function moveProduct(
  from: Types.ObjectId,
  to: string,
  session: ClientSession,
): Promise<{ from: CategoryRecord | null; category: CategoryRecord }> {
  if (from.equals(to)) {
    const category = await countIn(to, 0, session);
    return { from: category, category };
  }
  return {
    from: await removeProduct(from, session),
    category: await addProduct(to, session),
  };
}

/** Changes how many products a category has, and returns it as it is then; null if it does not exist. */
export function changeCount(
  id: Types.ObjectId | string,
  by: number,
  session: ClientSession,
): Promise<CategoryRecord | null> {
  return CategoryModel.findOneAndUpdate(
    { _id: id },
    { $inc: { productCount: by } },
    { session, returnDocument: 'after' },
  ).lean();
}

async function countIn(id: string, by: 0 | 1, session: ClientSession): Promise<CategoryRecord> {
  const category = await changeCount(id, by, session);
  if (category) return category;
  const message = 'There is no such category';
  throw badRequest(message, [{ field: 'category', message }]);
}
