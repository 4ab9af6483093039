import type { PromotionInput, StoredPromotion } from '@shop/shared';
import type { Model, Types } from 'mongoose';
import { BrandModel, CategoryModel, ProductModel } from '../../catalog/index.js';
import { customerTagsAmong, productTagsAmong } from './known-tags.js';
import { CustomerGroupModel, ShippingZoneModel, type PromotionRecord } from './rule.model.js';

type Kind = NonNullable<StoredPromotion['missing']>[number];

const GOODS = [
  ['product', 'products', ProductModel],
  ['category', 'categories', CategoryModel],
  ['brand', 'brands', BrandModel],
  ['group of customers', 'customerGroups', CustomerGroupModel],
] as const;

/** What each promotion names that does not exist, by the promotion's id: it applies to less than it says. */
export async function missingNames(
  promotions: readonly PromotionRecord[],
): Promise<ReadonlyMap<string, Kind[]>> {
  const rules = promotions.map(({ rule }) => rule);
  const areas = rules.some(({ conditions }) => conditions?.zones ?? conditions?.shippingMethods)
    ? await ShippingZoneModel.find({}, { rule: 1 }).lean()
    : [];
  const all = (kind: Kind) => new Set(rules.flatMap((rule) => namedBy(rule)[kind]));
  const known = new Map<Kind, ReadonlySet<string>>([
    ['zone', new Set(areas.map(({ _id }) => _id.toHexString()))],
    ['delivery method', new Set(areas.flatMap(({ rule }) => rule.methods.map(({ _id }) => _id)))],
    ...(await Promise.all(
      GOODS.map(async ([kind, , model]) => {
        return [kind, await existing<unknown>(model as Model<unknown>, all(kind))] as const;
      }),
    )),
    ['product tag', await productTagsAmong(all('product tag'))],
    ['customer tag', await customerTagsAmong(all('customer tag'))],
  ]);
  return new Map(
    promotions.map(({ _id, rule }) => {
      const named = Object.entries(namedBy(rule)) as [Kind, string[]][];
      const missing = named.filter(([kind, ids]) => ids.some((id) => !known.get(kind)?.has(id)));
      return [_id.toHexString(), missing.map(([kind]) => kind)];
    }),
  );
}

async function existing<Stored>(model: Model<Stored>, ids: ReadonlySet<string>) {
  if (ids.size === 0) return new Set<string>();
  const among = { _id: { $in: [...ids] } };
  const found = await model.find(among, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
  return new Set(found.map(({ _id }) => _id.toHexString()));
}

/** The ids and tags that a promotion names, wherever. */
function namedBy({ goods, buyAndGet, conditions }: PromotionInput): Record<Kind, string[]> {
  const sets = [goods, buyAndGet?.buy.goods, buyAndGet?.get.goods, conditions];
  const of = (name: 'products' | 'categories' | 'brands' | 'tags') =>
    sets.flatMap((set) => set?.[name] ?? []);
  return {
    product: of('products'),
    category: of('categories'),
    brand: of('brands'),
    'product tag': of('tags'),
    'customer tag': conditions?.customerTags ?? [],
    zone: conditions?.zones ?? [],
    'delivery method': conditions?.shippingMethods ?? [],
    'group of customers': conditions?.customerGroups ?? [],
  };
}
