import { PACE_DAYS, RUNS_OUT_DAYS, variantName, type RunningOutItem } from '@shop/shared';
import { NOT_ARCHIVED, ProductModel, VariantModel } from '../../catalog/index.js';
import { mostSold, type SoldByItem } from '../sales/packed-sold.js';

/** How many products and variants are looked at: those of which most pieces were sold. */
const LOOKED_AT = 300;

/** What is about to run out at the pace of the last `PACE_DAYS` days, soonest first. @param sold in these days */
export async function runningOut(sold: SoldByItem): Promise<RunningOutItem[]> {
  const items = mostSold(sold, LOOKED_AT).map(([item, { pieces }]) => {
    const [product = '', variant] = item.split(':');
    return { product, variant, pieces };
  });
  const products = await productsAt(items.map(({ product }) => product));
  const variants = await variantsAt(items.flatMap(({ variant }) => variant ?? []));
  const found = items.flatMap((item) => {
    const product = products.get(item.product);
    const variant = item.variant === undefined ? undefined : variants.get(item.variant);
    // Sold as it is not sold any more: without variants, or with others.
    if (!product || (item.variant === undefined) !== (product.options === undefined)) return [];
    if (item.variant !== undefined && !variant) return [];
    const { quantity } = variant ?? product;
    const lasts = Math.floor((quantity * PACE_DAYS) / item.pieces);
    const { _id, name, slug } = product;
    const named = { _id: _id.toHexString(), name, slug };
    const of = variant && { variant: variantName(variant.values) };
    return lasts <= RUNS_OUT_DAYS ? [{ ...named, ...of, quantity, sold: item.pieces, lasts }] : [];
  });
  found.sort((one, other) => one.lasts - other.lasts || other.sold - one.sold);
  return found;
}

async function productsAt(ids: readonly string[]) {
  const found = await ProductModel.find(
    { ...NOT_ARCHIVED, _id: { $in: [...new Set(ids)] } },
    { name: 1, slug: 1, options: 1, quantity: 1 },
  ).lean();
  return new Map(found.map((product) => [product._id.toHexString(), product]));
}

async function variantsAt(ids: readonly string[]) {
  const found = await VariantModel.find(
    { _id: { $in: ids }, archivedIn: null, hidden: false },
    { values: 1, quantity: 1 },
  ).lean();
  return new Map(found.map((variant) => [variant._id.toHexString(), variant]));
}
