import { inTransaction } from '@shop/mongo';
import type { ClientSession } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import type { Actor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { changed } from '../changes/changed.js';
import { LISTS, categoryTag } from '../changes/tags.js';
import { CategoryModel, type CategoryRecord } from './category.model.js';
import type { CategoryUses } from './category-uses.js';
import { categoryFacts } from './edit/category-facts.js';
import { parentOf } from './edit/update-category.js';
import { deleteCategoryPhoto } from './photo/stored-category-photo.js';
import { countBelow } from './tree/place.js';

/**
 * Deletes a category that no product uses and no category is under.
 * @throws HttpError 404 for an unknown category, 409 if products use it, categories are under it, or a tax
 * rate names it.
 */
export async function deleteCategory(id: string, by: Actor, uses: CategoryUses): Promise<void> {
  await inTransaction(async (session) => {
    const category = await CategoryModel.findById(id, null, { session }).lean();
    if (!category) throw notFound('Category');
    if (!(await removeCategory(category, by, session))) throw conflict(inUseText(category));
    // Goods that are put there later would be taxed at another rate.
    const rate = await uses.taxRateWith(category, session);
    if (rate !== undefined)
      throw conflict(
        `The tax rate ${rate} names ${category.name}: change the rate, or merge the category into another one`,
      );
  });
}

/** Deletes a category in the caller's transaction. @returns false if products use it or categories are under it. */
export async function removeCategory(
  { _id, name }: Pick<CategoryRecord, '_id' | 'name'>,
  by: Actor,
  session: ClientSession,
): Promise<boolean> {
  const deleted = await CategoryModel.findOneAndDelete(
    { _id, productCount: 0, belowCount: { $not: { $gt: 0 } } },
    { session },
  ).lean();
  if (!deleted) return false;
  await countBelow(deleted.ancestors ?? [], -1, session);
  await deleteCategoryPhoto(_id, session);
  await changed([categoryTag(_id), LISTS], session);
  await recordAuditEntry(
    {
      action: 'deleteCategory',
      by,
      subject: { kind: 'category', _id, name },
      before: categoryFacts(deleted, await parentOf(deleted, session)),
      after: null,
    },
    session,
  );
  return true;
}

/** `Clocks is used by 1,254 products: move or delete them first` */
function inUseText({ name, productCount, belowCount = 0 }: CategoryRecord): string {
  if (productCount === 0)
    return belowCount === 1
      ? `${name} has 1 category below it: move or delete it first`
      : `${name} has ${belowCount} categories below it: move or delete them first`;
  return productCount === 1
    ? `${name} is used by 1 product: move or delete it first`
    : `${name} is used by ${productCount.toLocaleString('en-US')} products: move or delete them first`;
}
