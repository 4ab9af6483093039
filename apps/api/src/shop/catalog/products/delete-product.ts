import { inTransaction } from '@shop/mongo';
import { recordAuditEntry } from '../../audit/index.js';
import type { Actor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import { changed } from '../changes/changed.js';
import { LISTS, productTag } from '../changes/tags.js';
import { brandOf, countBrand } from '../brands/product-brand.js';
import { removeProduct } from '../categories/product-count.js';
import { deletePhotos } from '../photos/stored-photos.js';
import { photosOf } from '../product-photos/product-photos.js';
import { unpinProduct } from '../search/pins/unpin-product.js';
import { VariantModel } from '../variants/variant.model.js';
import { productFacts } from './product-facts.js';
import { ProductModel } from './product.model.js';
import { leftTags } from '../visibility/departures.js';

/**
 * Deletes a product with its photos and variants, and updates its category's count. Orders keep the products they contain.
 * @throws HttpError 404 for an unknown product.
 */
export async function deleteProduct(id: string, by: Actor): Promise<void> {
  await inTransaction(async (session) => {
    const product = await ProductModel.findOneAndDelete({ _id: id }, { session }).lean();
    if (!product) throw notFound('Product');
    const photos = photosOf(product).map((photo) => photo._id);
    await deletePhotos(photos, session);
    if (product.variantsSaved) await VariantModel.deleteMany({ product: product._id }, { session });
    const category = await removeProduct(product, session);
    const brand = await brandOf(product, session);
    await countBrand(product, null, session);
    await unpinProduct(product._id, session);
    const tags = [productTag(product._id), LISTS, ...leftTags([{ before: product }])];
    await changed(tags, session, 'deleted');
    await recordAuditEntry(
      {
        action: 'deleteProduct',
        by,
        subject: { kind: 'product', _id: product._id, name: product.name },
        before: productFacts(product, { category, brand }),
        after: null,
      },
      session,
    );
  });
}
