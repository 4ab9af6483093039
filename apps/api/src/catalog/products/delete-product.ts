import { recordAuditEntry } from '../../audit/index.js';
import type { Actor } from '../../http/access.js';
import { inTransaction } from '../../mongo/transaction.js';
import { notFound } from '../../http/errors.js';
import { CategoryModel } from '../categories/category.model.js';
import { PhotoModel } from '../photos/photo.model.js';
import { productFacts } from './product-facts.js';
import { ProductModel } from './product.model.js';

/**
 * Removes a product with its photo. Orders keep what was bought.
 * @throws HttpError 404 for an unknown product.
 */
export async function deleteProduct(id: string, by: Actor): Promise<void> {
  await inTransaction(async (session) => {
    const product = await ProductModel.findOneAndDelete({ _id: id }, { session }).lean();
    if (!product) throw notFound('Product');
    await PhotoModel.deleteMany({ product: product._id }, { session });
    const category = await CategoryModel.findOneAndUpdate(
      { _id: product.category },
      { $inc: { productCount: -1 } },
      { session },
    ).lean();
    await recordAuditEntry(
      {
        action: 'deleteProduct',
        by,
        subject: { kind: 'product', _id: product._id, name: product.name },
        before: productFacts(product, category),
        after: null,
      },
      session,
    );
  });
}
