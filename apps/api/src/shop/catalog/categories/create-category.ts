import type { ClientSession } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import type { Actor } from '../../../http/access.js';
import { freeSlug } from '../slugs.js';
import { changed } from '../changes/changed.js';
import { LISTS, categoryTag } from '../changes/tags.js';
import { CategoryModel, categoryNameKey, type CategoryRecord } from './category.model.js';

/**
 * Saves a new category.
 * @throws a duplicate of `nameKey` if a category with that name exists, of `slugs` if its slug was taken meanwhile.
 */
export async function createCategory(
  name: string,
  by: Actor,
  session: ClientSession,
): Promise<CategoryRecord> {
  const slug = await freeSlug(CategoryModel, name, { session });
  const nameKey = categoryNameKey(name);
  const category = new CategoryModel({ name, nameKey, slug, slugs: [slug] });
  await category.save({ session });
  await changed([categoryTag(category._id), LISTS], session);
  await recordAuditEntry(
    {
      action: 'createCategory',
      by,
      subject: { kind: 'category', _id: category._id, name },
      before: null,
      after: { name },
    },
    session,
  );
  return category.toObject();
}
