import type { WebhookWriter, WebhookWriters } from '../../webhooks/index.js';
import { brandOf } from '../brands/product-brand.js';
import { CategoryModel } from '../categories/category.model.js';
import { ProductModel } from '../products/product.model.js';
import { variantsOf } from '../variants/find-variants.js';
import { variantView } from '../variants/variant.view.js';
import { administeredView } from '../visibility/administered.view.js';

/** A product as administrators get it, with its variants. */
const writeProduct: WebhookWriter = async (id) => {
  const product = await ProductModel.findById(id).lean();
  const category = product && (await CategoryModel.findById(product.category).lean());
  if (!product || !category) return undefined;
  const view = administeredView(product, category, await brandOf(product));
  if (!product.options) return { product: view };
  const variants = await variantsOf(product._id);
  return { product: { ...view, variants: variants.map(variantView) } };
};

/** What is left to say of a deleted product. */
const writeDeleted: WebhookWriter = (id) => Promise.resolve({ product: { _id: id.toHexString() } });

/** What other programs are told of products. */
export const PRODUCT_WRITERS = {
  'product.created': writeProduct,
  'product.updated': writeProduct,
  'product.deleted': writeDeleted,
  'stock.changed': writeProduct,
} satisfies Partial<WebhookWriters>;
