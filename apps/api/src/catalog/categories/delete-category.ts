import { recordAuditEntry } from '../../audit/index.js';
import type { Actor } from '../../http/access.js';
import { inTransaction } from '../../mongo/transaction.js';
import { conflict, notFound } from '../../http/errors.js';
import { recordChange } from '../changes/record-change.js';
import { CategoryModel } from './category.model.js';

/**
 * Deletes a category that no product uses.
 * @throws HttpError 404 for an unknown category, 409 if products use it.
 */
export async function deleteCategory(id: string, by: Actor): Promise<void> {
  await inTransaction(async (session) => {
    const deleted = await CategoryModel.findOneAndDelete(
      { _id: id, productCount: 0 },
      { session },
    ).lean();
    if (!deleted) {
      const category = await CategoryModel.findById(id, null, { session }).lean();
      if (!category) throw notFound('Category');
      throw conflict(`${category.name} is in use: move or delete its products first`);
    }
    await recordChange({ categories: [deleted._id] }, session);
    await recordAuditEntry(
      {
        action: 'deleteCategory',
        by,
        subject: { kind: 'category', _id: deleted._id, name: deleted.name },
        before: { name: deleted.name },
        after: null,
      },
      session,
    );
  });
}
