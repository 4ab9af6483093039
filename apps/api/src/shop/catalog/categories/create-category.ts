import { orderToStore, type CategoryInput } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import type { Actor } from '@shop/http/access';
import { freeSlug } from '../slugs.js';
import { changed } from '../changes/changed.js';
import { LISTS, categoryTag } from '../changes/tags.js';
import { CategoryModel, categoryNameKey, type CategoryRecord } from './category.model.js';
import { categoryFacts } from './edit/category-facts.js';
import { parentOf } from './edit/update-category.js';
import { placeUnder, SINGLE } from './tree/place.js';

/**
 * Saves a new category.
 * @throws a duplicate of `nameKey` if a category with that name exists under the same parent, of `slugs` if its slug was
 * taken meanwhile; HttpError 400 if the parent has no room for it.
 */
export async function createCategory(
  { name, parent, text, order = null }: CategoryInput,
  by: Actor,
  session: ClientSession,
): Promise<CategoryRecord> {
  const slug = await freeSlug(CategoryModel, name, { session });
  const stored = orderToStore(order);
  const category = new CategoryModel({
    name,
    nameKey: categoryNameKey(name),
    slug,
    slugs: [slug],
    ...(await placeUnder(parent, SINGLE, session)),
    ...(text && { text }),
    ...(stored && { order: stored }),
  });
  await category.save({ session });
  await changed([categoryTag(category._id), LISTS], session);
  const record: CategoryRecord = category.toObject();
  await recordAuditEntry(
    {
      action: 'createCategory',
      by,
      subject: { kind: 'category', _id: category._id, name },
      before: null,
      after: categoryFacts(record, await parentOf(record, session)),
    },
    session,
  );
  return record;
}
