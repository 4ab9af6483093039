import { inTransaction } from '@shop/mongo';
import type { Actor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import { recordAuditEntry } from '../../../audit/index.js';
import { changed } from '../../changes/changed.js';
import { categoryTag, LISTS } from '../../changes/tags.js';
import { photoFields } from '../../photos/photo-fields.js';
import type { PreparedPhoto } from '../../photos/prepare-photo.js';
import { CategoryModel, type CategoryRecord } from '../category.model.js';
import { deleteCategoryPhoto, storeCategoryPhoto } from './stored-category-photo.js';

/**
 * Replaces a category's photo, or removes it.
 * @param photo null for none.
 * @throws HttpError 404 for an unknown category.
 */
export function saveCategoryPhoto(
  id: string,
  photo: PreparedPhoto | null,
  by: Actor,
): Promise<CategoryRecord> {
  return inTransaction(async (session) => {
    const before = await CategoryModel.findById(id, { photo: 1 }, { session }).lean();
    const update = photo ? { $set: { photo: photoFields(photo) } } : { $unset: { photo: 1 } };
    const after = { session, returnDocument: 'after' } as const;
    const category = await CategoryModel.findByIdAndUpdate(id, update, after).lean();
    if (!before || !category) throw notFound('Category');
    const { _id, name } = category;
    if (photo) await storeCategoryPhoto(_id, photo, session);
    else await deleteCategoryPhoto(_id, session);
    await changed([categoryTag(_id), LISTS], session);
    await recordAuditEntry(
      {
        action: 'updateCategory',
        by,
        subject: { kind: 'category', _id, name },
        before: { photo: before.photo?.version ?? null },
        after: { photo: photo?.version ?? null },
      },
      session,
    );
    return category;
  });
}
