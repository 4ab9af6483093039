import { recordAuditEntry } from '../../audit/index.js';
import type { Actor } from '../../http/access.js';
import { inTransaction } from '../../mongo/transaction.js';
import { freeSlug, retryingTakenSlug } from '../slugs.js';
import { recordChange } from '../changes/record-change.js';
import { CategoryModel, categoryNameKey, type CategoryRecord } from './category.model.js';
import { refusingTakenName } from './taken-name.js';

/**
 * Saves a new category.
 * @throws HttpError 409 if a category with that name exists.
 */
export function createCategory(name: string, by: Actor): Promise<CategoryRecord> {
  const create = () =>
    inTransaction(async (session) => {
      const slug = await freeSlug(CategoryModel, name, { session });
      const nameKey = categoryNameKey(name);
      const category = new CategoryModel({ name, nameKey, slug, slugs: [slug] });
      await category.save({ session });
      await recordChange({ categories: [category._id] }, session);
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
    });
  return refusingTakenName(() => retryingTakenSlug(create));
}
