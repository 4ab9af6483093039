import { inTransaction } from '@shop/mongo';
import type { CategoryRename } from '@shop/shared';
import { recordAuditEntry, whoChanged } from '../../audit/index.js';
import type { Actor } from '../../../http/access.js';
import { conflict, notFound, type HttpError } from '../../../http/errors.js';
import { retryingTakenSlug, slugsAfterRename } from '../slugs.js';
import { changed } from '../changes/changed.js';
import { LISTS, categoryTag } from '../changes/tags.js';
import { CategoryModel, categoryNameKey, type CategoryRecord } from './category.model.js';
import { refusingTakenName } from './taken-name.js';

/**
 * Renames a category. The category gets a new slug, and the old slug still finds it.
 * @throws HttpError 404 for an unknown category, 409 if another category has that name, or if the category no longer
 * has the name that the administrator saw.
 */
export function renameCategory(
  id: string,
  { name, nameBefore }: CategoryRename,
  by: Actor,
): Promise<CategoryRecord> {
  const rename = () =>
    inTransaction(async (session) => {
      const before = await CategoryModel.findById(id, null, { session }).lean();
      if (!before) throw notFound('Category');
      if (nameBefore !== undefined && ![nameBefore, name].includes(before.name))
        throw await renamedMeanwhile(before);
      const slugs = await slugsAfterRename(CategoryModel, name, before, session);
      const category = await CategoryModel.findByIdAndUpdate(
        id,
        { $set: { name, nameKey: categoryNameKey(name), ...slugs } },
        { session, returnDocument: 'after' },
      ).lean();
      if (!category) throw notFound('Category');
      await changed([categoryTag(category._id), LISTS], session);
      await recordAuditEntry(
        {
          action: 'updateCategory',
          by,
          subject: { kind: 'category', _id: category._id, name },
          before: { name: before.name },
          after: { name },
        },
        session,
      );
      return category;
    });
  return refusingTakenName(() => retryingTakenSlug(rename));
}

async function renamedMeanwhile({ _id, name }: CategoryRecord): Promise<HttpError> {
  const who = await whoChanged(_id, { fact: 'name' });
  const message = `${who} renamed this category to ${name} after you opened it. Open it again before you save.`;
  return conflict(message, [{ field: 'name', message }]);
}
