import type { ClientSession } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { CategoryModel, categoryNameKey, type CategoryRecord } from '../category.model.js';
import { createCategory } from '../create-category.js';

/**
 * The category that a path of names leads to, the top one first. What is missing of it is made.
 * @throws HttpError 400 for more levels than there may be.
 */
export async function categoryAtPath(
  names: readonly [string, ...string[]],
  by: Actor,
  session: ClientSession,
): Promise<CategoryRecord> {
  const [name, ...others] = names;
  let category = await under(null, name, by, session);
  for (const next of others) category = await under(category._id.toHexString(), next, by, session);
  return category;
}

async function under(parent: string | null, name: string, by: Actor, session: ClientSession) {
  const known = await CategoryModel.findOne({ parent, nameKey: categoryNameKey(name) }, null, {
    session,
  }).lean();
  return known ?? createCategory({ name, parent }, by, session);
}
