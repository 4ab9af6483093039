import type { ClientSession, Types } from 'mongoose';
import { badRequest } from '@shop/http/errors';
import type { ProductRecord } from '../products/product.model.js';
import { countChanges, type Counts } from '../visibility/count-each.js';
import { CategoryModel, type CategoryRecord } from './category.model.js';

/** What a product's counting depends on. */
type Visibility = Pick<ProductRecord, 'hiddenAs'>;
type Counted = Visibility & Pick<ProductRecord, 'category'>;

const oneOf = ({ hiddenAs }: Visibility): Counts => ({
  products: 1,
  hidden: hiddenAs ? 1 : 0,
});
const minus = ({ products, hidden }: Counts) => ({
  products: 0 - products,
  hidden: 0 - hidden,
});

/**
 * Adds a new product to its category's count. This write makes the transaction conflict with one that deletes the
 * category, so that only one of them succeeds.
 * @throws HttpError 400 if there is no such category.
 */
export async function addProduct(
  category: string,
  product: Visibility,
  session: ClientSession,
): Promise<CategoryRecord> {
  return countIn(category, oneOf(product), session);
}

/** Subtracts a product from its category's count; null if the category does not exist. */
export async function removeProduct(
  product: Counted,
  session: ClientSession,
): Promise<CategoryRecord | null> {
  return changeCount(product.category, minus(oneOf(product)), session);
}

/** Counts products that become others, or are new, in their categories, which exist. */
export async function recountInCategories(
  products: Record<'before' | 'after', readonly Counted[]>,
  session: ClientSession,
): Promise<void> {
  const counts = countChanges(products, ({ category }) => category.toHexString());
  if (counts.length === 0) return;
  await CategoryModel.bulkWrite(
    counts.map(([_id, change]) => ({
      updateOne: { filter: { _id }, update: { $inc: incrementOf(change) } },
    })),
    { session },
  );
}

/**
 * Counts an edited product in its category, which may have changed, as well as whether shoppers see it.
 * @throws HttpError 400 if the new category does not exist.
 */
export async function moveProduct(
  before: Counted,
  to: string,
  after: Visibility,
  session: ClientSession,
): Promise<{ from: CategoryRecord | null; category: CategoryRecord }> {
  if (before.category.equals(to)) {
    const hidden = oneOf(after).hidden - oneOf(before).hidden;
    const category = await countIn(to, { products: 0, hidden }, session);
    return { from: category, category };
  }
  return {
    from: await removeProduct(before, session),
    category: await addProduct(to, after, session),
  };
}

/** Changes how many products a category has, and returns it as it is then; null if it does not exist. */
export function changeCount(
  id: Types.ObjectId | string,
  change: Counts,
  session: ClientSession,
): Promise<CategoryRecord | null> {
  return CategoryModel.findOneAndUpdate(
    { _id: id },
    { $inc: incrementOf(change) },
    { session, returnDocument: 'after' },
  ).lean();
}

const incrementOf = ({ products, hidden }: Counts) => ({
  productCount: products,
  ...(hidden !== 0 && { hiddenCount: hidden }),
});

async function countIn(id: string, by: Counts, session: ClientSession): Promise<CategoryRecord> {
  const category = await changeCount(id, by, session);
  if (category) return category;
  const message = 'There is no such category';
  throw badRequest(message, [{ field: 'category', message }]);
}
