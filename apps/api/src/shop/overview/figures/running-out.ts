import { PACE_DAYS, RUNS_OUT_DAYS, variantName, type RunningOutItem } from '@shop/shared';
import {
  NOT_ARCHIVED,
  ProductModel,
  VariantModel,
  type ProductRecord,
  type VariantRecord,
} from '../../catalog/index.js';
import { mostSold, type SoldByItem } from '../sales/packed-sold.js';

/** How many products and variants are looked at: those of which most pieces were sold. */
const LOOKED_AT = 300;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What is about to run out at the pace of the last `PACE_DAYS` days, or of those since it is offered, soonest first.
 * @param sold in these days
 */
export async function runningOut(sold: SoldByItem, now = new Date()): Promise<RunningOutItem[]> {
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
    const days = daysOffered(product, variant, now);
    const lasts = Math.floor((quantity * days) / item.pieces);
    const { _id, name, slug } = product;
    const named = { _id: _id.toHexString(), name, slug };
    const of = variant && { variant: variantName(variant.values) };
    return lasts <= RUNS_OUT_DAYS ? [{ ...named, ...of, quantity, sold: item.pieces, lasts }] : [];
  });
  found.sort((one, other) => one.lasts - other.lasts || other.sold - one.sold);
  return found;
}

type Offered = Pick<ProductRecord, 'createdAt' | 'publishAt'>;

/** Over how many days something was sold, at most `PACE_DAYS`. A variant may be newer than its product. */
function daysOffered(
  { createdAt, publishAt }: Offered,
  variant: Pick<VariantRecord, '_id'> | undefined,
  now: Date,
): number {
  const ages = [createdAt, publishAt, variant?._id.getTimestamp()].flatMap((begin) =>
    // A publication may still be to come, of something that was sold before.
    begin && begin <= now ? now.getTime() - begin.getTime() : [],
  );
  const days = Math.ceil(Math.min(...ages) / DAY_MS);
  return Math.min(Math.max(days, 1), PACE_DAYS);
}

async function productsAt(ids: readonly string[]) {
  const found = await ProductModel.find(
    { ...NOT_ARCHIVED, _id: { $in: [...new Set(ids)] } },
    { name: 1, slug: 1, options: 1, quantity: 1, createdAt: 1, publishAt: 1 },
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
