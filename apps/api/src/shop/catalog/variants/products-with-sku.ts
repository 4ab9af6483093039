import { foldedText } from '@shop/shared';
import { VariantModel } from './variant.model.js';

/** Ids of the products that have a variant whose SKU is, or begins with, a text; by SKU, so that the exact one is first. */
export async function productsWithSku(text: string, limit: number): Promise<string[]> {
  const key = foldedText(text);
  if (key === '') return [];
  const beginning = new RegExp(`^${key.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`);
  const found = await VariantModel.find({ skuKey: beginning }, { product: 1 })
    .sort({ skuKey: 1 })
    .limit(limit)
    .lean();
  return [...new Set(found.map(({ product }) => product.toHexString()))];
}
