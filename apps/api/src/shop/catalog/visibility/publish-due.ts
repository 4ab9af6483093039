import { inTransaction } from '@shop/mongo';
import type { Types } from 'mongoose';
import { whileOpen, type Ongoing } from '../../../platform/while-open.js';
import { countBrand } from '../brands/product-brand.js';
import { changeCount } from '../categories/product-count.js';
import { changed } from '../changes/changed.js';
import { LISTS, productTag } from '../changes/tags.js';
import { ProductModel } from '../products/product.model.js';

const LOOK_EVERY_MS = 2_000;
/** How many products are published each time. */
const BATCH_SIZE = 100;

/** Publishes products whose time has come, while the shop is open. */
export function startPublishing(): Ongoing {
  return whileOpen(() => publishDue().then(() => false), {
    everyMs: LOOK_EVERY_MS,
    failure: 'Products could not be published',
  });
}

/** Shows shoppers the products whose publication time has come. */
export async function publishDue(now = new Date()): Promise<void> {
  const due = { hiddenAs: 'scheduled' as const, publishAt: { $lte: now } };
  const products = await ProductModel.find(due, { _id: 1 }).limit(BATCH_SIZE).lean();
  for (const { _id } of products) await publish(_id, due);
}

/** In a transaction of its own. Another instance, or an edit, may have been faster. */
async function publish(_id: Types.ObjectId, due: object): Promise<void> {
  await inTransaction(async (session) => {
    const product = await ProductModel.findOneAndUpdate(
      { _id, ...due },
      { $unset: { hiddenAs: 1 } },
      { session, projection: { category: 1, brand: 1 } },
    ).lean();
    if (!product) return;
    await changeCount(product.category, { products: 0, hidden: -1 }, session);
    await countBrand({ ...product, hiddenAs: 'scheduled' }, product, session);
    await changed([productTag(_id), LISTS], session);
  });
}
