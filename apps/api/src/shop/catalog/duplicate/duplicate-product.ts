import { PRODUCT_FIELDS } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import type { Actor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import { brandOf, countBrand } from '../brands/product-brand.js';
import { addProduct } from '../categories/product-count.js';
import { changed } from '../changes/changed.js';
import { LISTS, productTag } from '../changes/tags.js';
import { photosFields } from '../product-photos/product-photos.js';
import type { SavedProduct } from '../products/create-product.js';
import { productFacts } from '../products/product-facts.js';
import { ProductModel, type ProductRecord } from '../products/product.model.js';
import { learnWords, searchFields } from '../search/search-index.js';
import { freeSlug } from '../slugs.js';
import { copyPhotos } from './copy-photos.js';
import { copyVariants } from './copy-variants.js';

/** What only one product can have, and what has happened to it. */
const NOT_COPIED: ReadonlySet<string> = new Set([
  'sku',
  'skuKey',
  'barcode',
  'publishAt',
  'piecesSold',
  'recentEdits',
  'variantsSaved',
  'pastPrices',
  'priorCents',
  'createdAt',
] satisfies (keyof ProductRecord)[]);

/**
 * Makes a draft like a product, with its photos, options and variants; without its slug, its SKUs and barcodes, its
 * stock and its sales.
 * @throws HttpError 404 for an unknown product; a duplicate of `slugs` if its slug was taken meanwhile.
 */
export async function duplicateProduct(
  id: string,
  by: Actor,
  session: ClientSession,
): Promise<SavedProduct> {
  const source = await ProductModel.findById(id, null, { session }).lean();
  if (!source) throw notFound('Product');
  const brand = await brandOf(source, session);
  const _id = new Types.ObjectId();
  const photos = await copyPhotos(source, _id, session);
  const version = await copyVariants(source, { product: _id, photos }, session);
  const product = new ProductModel({
    ...copiedFields(source),
    _id,
    ...(await namedFields(source, session)),
    quantity: 0,
    leastQuantity: 0,
    hiddenAs: 'draft',
    ...photosFields({ _id }, [...photos.values()]),
    ...(version && { variantsSaved: version }),
  });
  const category = await addProduct(source.category.toHexString(), product, session);
  await countBrand(null, product, session);
  await product.save({ session });
  await changed([productTag(_id), LISTS], session, 'created');
  await recordAuditEntry(
    {
      action: 'createProduct',
      by,
      subject: { kind: 'product', _id, name: product.name },
      before: null,
      after: productFacts(product.toObject(), { category, brand }),
    },
    session,
  );
  return { product: product.toObject(), category, brand };
}

/** What the copy has as its source has it. */
function copiedFields(source: ProductRecord): Partial<ProductRecord> {
  return Object.fromEntries(Object.entries(source).filter(([name]) => !NOT_COPIED.has(name)));
}

async function namedFields(source: ProductRecord, session: ClientSession) {
  const name = `Copy of ${source.name}`.slice(0, PRODUCT_FIELDS.name.max).trim();
  const { words, fields } = searchFields({ ...source, name });
  await learnWords(words, session);
  const slug = await freeSlug(ProductModel, name, { session });
  return { name, slug, slugs: [slug], ...fields };
}
