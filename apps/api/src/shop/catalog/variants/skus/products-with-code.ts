import { foldedText, gtinSpellings } from '@shop/shared';
import { ProductModel } from '../../products/product.model.js';
import { LISTED } from '../../visibility/listed.js';
import { VariantModel } from '../variant.model.js';

/**
 * Ids of the products whose SKU, or that of a variant, is or begins with a text; by SKU, so that the exact one is
 * first.
 */
export async function productsWithSku(text: string, limit: number): Promise<string[]> {
  const key = foldedText(text);
  if (key === '') return [];
  const beginning = new RegExp(`^${key.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`);
  const [variants, products] = await Promise.all([
    VariantModel.find({ skuKey: beginning }, { skuKey: 1, product: 1 })
      .sort({ skuKey: 1 })
      .limit(limit)
      .lean(),
    ProductModel.find({ skuKey: beginning }, { skuKey: 1 }).sort({ skuKey: 1 }).limit(limit).lean(),
  ]);
  const found = [...variants, ...products.map(({ _id, skuKey }) => ({ product: _id, skuKey }))]
    .sort((one, other) => ((one.skuKey ?? '') < (other.skuKey ?? '') ? -1 : 1))
    .slice(0, limit);
  return [...new Set(found.map(({ product }) => product.toHexString()))];
}

/** One word with a digit or a sign in it, as SKUs are and few words that are searched for. */
const CODE = /^(?=.*[\d._/-])\S{2,}$/u;
/** So many variants may have a barcode, those of hidden products included. */
const MOST_OF_A_CODE = 100;

/**
 * Ids of the products whose barcode, or that of a variant, is this text. Several may have the same: those on sale are
 * first, archived ones last.
 */
export async function productsWithBarcode(text: string, limit: number): Promise<string[]> {
  const barcode = { $in: gtinSpellings(text.trim()) };
  if (barcode.$in.length === 0) return [];
  const [own, variants] = await Promise.all([
    ProductModel.find({ barcode }, { hiddenAs: 1 }).limit(limit).lean(),
    VariantModel.find({ barcode, archivedIn: null }, { product: 1, hidden: 1 }).limit(limit).lean(),
  ]);
  const ids = variants.map(({ product }) => product);
  const products = await ProductModel.find({ _id: { $in: ids } }, { hiddenAs: 1 }).lean();
  const shown = variants.filter(({ hidden }) => !hidden).map(({ product }) => product);
  const onSale = new Set([...own.map(({ _id }) => _id), ...shown].map((id) => id.toHexString()));
  const places = new Map(
    [...own, ...products].map(({ _id, hiddenAs }) => {
      const id = _id.toHexString();
      if (hiddenAs === 'archived') return [id, 2];
      return [id, !hiddenAs && onSale.has(id) ? 0 : 1];
    }),
  );
  return [...places].sort(([, one], [, other]) => one - other).map(([id]) => id);
}

/** The id of a product that shoppers see and whose SKU or barcode, or that of a variant on sale, is this text. */
export async function productOfCode(text: string): Promise<string | undefined> {
  const skuKey = foldedText(text);
  if (!CODE.test(skuKey)) return undefined;
  const barcode = { $in: gtinSpellings(text.trim()) };
  return (
    (await productOf({ skuKey })) ?? (barcode.$in.length > 0 ? productOf({ barcode }) : undefined)
  );
}

async function productOf(code: { skuKey: string } | { barcode: { $in: string[] } }) {
  const [variants, product] = await Promise.all([
    VariantModel.find({ ...code, archivedIn: null, hidden: false }, { product: 1 })
      .limit(MOST_OF_A_CODE)
      .lean(),
    ProductModel.findOne({ ...LISTED, ...code }, { _id: 1 }).lean(),
  ]);
  if (product || variants.length === 0) return product?._id.toHexString();
  const _id = { $in: variants.map((variant) => variant.product) };
  return (await ProductModel.findOne({ ...LISTED, _id }, { _id: 1 }).lean())?._id.toHexString();
}
