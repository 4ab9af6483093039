import { mapDetails, NO_DETAILS, type ProductInput } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import type { Actor } from '@shop/http/access';
import type { CategoryRecord } from '../categories/category.model.js';
import { changed } from '../changes/changed.js';
import { LISTS, productTag } from '../changes/tags.js';
import { brandNamed, countBrand } from '../brands/product-brand.js';
import type { BrandRecord } from '../brands/brand.model.js';
import { addProduct } from '../categories/product-count.js';
import { photoFields } from '../photos/photo-fields.js';
import type { PreparedPhoto } from '../photos/prepare-photo.js';
import { storePhoto } from '../photos/stored-photos.js';
import { learnWords } from '../search/search-index.js';
import { freeSlug } from '../slugs.js';
import { recordMovements } from '../stock/record-movements.js';
import { assertDetailsFit } from '../visibility/assert-details-fit.js';
import { detailFields } from '../visibility/product-details.js';
import { assertSkuFree } from './taken-sku.js';
import { productFacts } from './product-facts.js';
import { productFields } from './stored-product.js';
import { ProductModel, type ProductRecord } from './product.model.js';

/** A saved product with its category and its brand. */
export interface SavedProduct {
  product: ProductRecord;
  category: CategoryRecord;
  brand: BrandRecord | null;
}

/**
 * Saves a new product with its photo and counts it in its category.
 * @throws HttpError 400 if there is no such category, or if details don't fit; 409 if its SKU is taken; a duplicate of what
 * must be unique if it was taken meanwhile: see `retryingTaken`.
 */
export async function createProduct(
  { input, by, photo }: { input: ProductInput; by: Actor; photo?: PreparedPhoto | undefined },
  session: ClientSession,
): Promise<SavedProduct> {
  const brand = await brandNamed(input.brand ?? '', by, session);
  const details = detailFields(
    mapDetails((name) => input[name] ?? NO_DETAILS[name]),
    brand,
  );
  const category = await addProduct(input.category, details, session);
  const { fields, words } = productFields(input, category, details);
  assertDetailsFit({ details, priceCents: fields.priceCents, edit: input });
  const slug = await freeSlug(ProductModel, input.name, { session });
  const product = new ProductModel({
    ...fields,
    ...details,
    slug,
    slugs: [slug],
    photo: photo ? photoFields(photo) : null,
  });
  await countBrand(null, product, session);
  await assertSkuFree(product, session);
  if (photo) await storePhoto(product._id, photo, session);
  await learnWords(words, session);
  await product.save({ session });
  await changed([productTag(product._id), LISTS], session, 'created');
  await recordMovements(
    [{ product: product._id, moved: product.quantity, quantity: product.quantity }],
    { reason: 'added', by: by._id },
    session,
  );
  await recordAuditEntry(
    {
      action: 'createProduct',
      by,
      subject: { kind: 'product', _id: product._id, name: product.name },
      before: null,
      after: productFacts(product, { category, brand }),
    },
    session,
  );
  return { product: product.toObject(), category, brand };
}
