import { inTransaction } from '@shop/mongo';
import { LIMITS } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { recordAuditEntries } from '../../audit/index.js';
import type { Actor } from '@shop/http/access';
import { notFound, wrongField } from '@shop/http/errors';
import type { CategoryRecord } from './category.model.js';
import { changeCount } from './product-count.js';
import { changed } from '../changes/changed.js';
import { LISTS, productTag } from '../changes/tags.js';
import { categoryToken } from '../search/search-index.js';
import { OF_ANY_STATUS } from '../visibility/listed.js';
import { ProductModel } from '../products/product.model.js';
import { PRODUCT_ORDERS } from '../products/product-orders.js';

/** What one call has moved, and where. */
interface MovedProducts {
  moved: number;
  /** Products that are still in the category that they are moved from. */
  left: number;
  category: CategoryRecord;
}

/**
 * Moves the newest products of a category to another, up to `LIMITS.movedProducts`, and records each as an edit. It
 * takes whatever is still there, so that it can be called again until nothing is left, also after a lost reply.
 * @throws HttpError 404 for an unknown category, 400 if both are the same.
 */
export async function moveProducts(from: string, to: string, by: Actor): Promise<MovedProducts> {
  if (from === to) throw wrongField('category', 'These products are already in this category');
  return inTransaction(async (session) => {
    const products = await newestOf(from).session(session);
    const ids = products.map(({ _id }) => _id);
    const hidden = products.filter(({ hiddenAs }) => hiddenAs).length;
    // Not `-ids.length`: of none, that is -0, which MongoDB takes for a double.
    const source = await changeCount(
      from,
      { products: 0 - ids.length, hidden: 0 - hidden },
      session,
    );
    const category = await changeCount(to, { products: ids.length, hidden }, session);
    if (!source || !category) throw notFound('Category');
    const result = { moved: ids.length, left: source.productCount, category };
    if (ids.length === 0) return result;
    // Soon after they were read: a sale of one of them in between would make the transaction start again.
    await setCategory(ids, { from: source, to: category }, session);
    await changed([...ids.map(productTag), LISTS], session);
    await recordAuditEntries(
      products.map(({ _id, name }) => ({
        action: 'updateProduct',
        subject: { kind: 'product', _id, name },
        before: { category: source.name },
        after: { category: category.name },
      })),
      by,
      session,
    );
    return result;
  });
}

/** The products of a category that one call moves; only the fields that their audit entries need. */
export function newestOf(category: string) {
  return ProductModel.find({ ...OF_ANY_STATUS, category }, { name: 1, hiddenAs: 1 })
    .sort(PRODUCT_ORDERS.newest)
    .limit(LIMITS.movedProducts)
    .lean();
}

/** In two updates, because no operator replaces the category's token among the search words. */
async function setCategory(
  ids: readonly Types.ObjectId[],
  { from, to }: Record<'from' | 'to', CategoryRecord>,
  session: ClientSession,
): Promise<void> {
  const all = { _id: { $in: ids } };
  await ProductModel.updateMany(
    all,
    { $set: { category: to._id }, $pull: { searchWords: categoryToken(from) } },
    { session },
  );
  await ProductModel.updateMany(all, { $push: { searchWords: categoryToken(to) } }, { session });
}
