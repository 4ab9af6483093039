import { inTransaction } from '@shop/mongo';
import type { CategoryEdit } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import { recordAuditEntry } from '../../../audit/index.js';
import { changed } from '../../changes/changed.js';
import { categoryTag, LISTS } from '../../changes/tags.js';
import { retryingTakenSlug, slugsAfterRename } from '../../slugs.js';
import { setOrUnset } from '../../visibility/product-details.js';
import { CategoryModel, categoryNameKey, type CategoryRecord } from '../category.model.js';
import { refusingTakenName } from '../taken-name.js';
import { moveBranch } from '../tree/move-branch.js';
import { placeAfter } from '../tree/position.js';
import { categoryFacts } from './category-facts.js';
import { mergeCategoryEdit, type CategoryValues } from './merge-category-edit.js';

/**
 * Saves an edit of a category. With a new name it gets a new slug, and the old slug still finds it. With a new parent,
 * all below it move, too. With `after`, it is given its place among those beside it.
 * @throws HttpError 404 for an unknown category; 400 if the parent has no room for it; 409 if another category beside
 * it has that name, or if somebody else changed a field that this edit changes, too.
 */
export function updateCategory(id: string, edit: CategoryEdit, by: Actor): Promise<CategoryRecord> {
  const save = () =>
    inTransaction(async (session) => {
      const before = await CategoryModel.findById(id, null, { session }).lean();
      if (!before) throw notFound('Category');
      const values = await mergeCategoryEdit(edit, before);
      const fields = await fieldsFrom({ values, after: edit.after }, before, session);
      const category = await CategoryModel.findByIdAndUpdate(id, setOrUnset(fields), {
        session,
        returnDocument: 'after',
      }).lean();
      if (!category) throw notFound('Category');
      await changed([categoryTag(category._id), LISTS], session);
      await recordAuditEntry(
        {
          action: 'updateCategory',
          by,
          subject: { kind: 'category', _id: category._id, name: category.name },
          before: categoryFacts(before, await parentOf(before, session)),
          after: categoryFacts(category, await parentOf(category, session)),
        },
        session,
      );
      return category;
    });
  return refusingTakenName(() => retryingTakenSlug(save));
}

async function fieldsFrom(
  { values, after }: { values: CategoryValues; after: CategoryEdit['after'] },
  before: CategoryRecord,
  session: ClientSession,
) {
  const { name, parent, text, order } = values;
  const isMoved = parent !== (before.parent?.toHexString() ?? null);
  const place = isMoved ? await moveBranch(before, parent, session) : before;
  const position =
    after === undefined ? place.position : await placeAfter(before._id, { parent, after }, session);
  return {
    name,
    nameKey: categoryNameKey(name),
    ...(await slugsAfterRename(CategoryModel, name, before, session)),
    parent: place.parent,
    ancestors: place.ancestors,
    position,
    text: text || undefined,
    order: order ?? undefined,
  };
}

/** The category that one is under; null at the top. */
export async function parentOf(
  { parent }: Pick<CategoryRecord, 'parent'>,
  session: ClientSession,
): Promise<Pick<CategoryRecord, 'name'> | null> {
  return parent ? CategoryModel.findById(parent, { name: 1 }, { session }).lean() : null;
}
