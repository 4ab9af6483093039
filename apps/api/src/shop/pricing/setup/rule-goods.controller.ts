import { foldedText, LIMITS, type endpoints, type NamedGood } from '@shop/shared';
import type { Types } from 'mongoose';
import type { Controller } from '@shop/http/route';
import { BrandModel, ProductModel } from '../../catalog/index.js';
import { CustomerGroupModel } from './rule.model.js';

const NAME = { name: 1 } as const;
/** After every other character of a name's key. */
const LAST = '\uffff';

export const list: Controller<typeof endpoints.listRuleGoods> = async ({
  query: { kind, ids, search = '' },
}) => {
  if (kind === 'customerGroups') {
    const groups = await CustomerGroupModel.find().sort({ createdAt: 1, _id: 1 }).lean();
    const goods = groups.map(({ _id, rule }) => namedView({ _id, name: rule.name }));
    return { success: true, goods };
  }
  const prefix = foldedText(search);
  const named = { nameKey: { $gte: prefix, $lt: prefix + LAST } };
  const among = ids === undefined ? undefined : { _id: { $in: ids.split(',') } };
  const find = () =>
    kind === 'products'
      ? // Those that are offered: their names are indexed.
        ProductModel.find(among ?? { hiddenAs: null, ...named }, NAME)
      : BrandModel.find(among ?? named, NAME);
  const goods = await find().sort({ nameKey: 1 }).limit(LIMITS.namedGoods).lean();
  return { success: true, goods: goods.map(namedView) };
};

function namedView({ _id, name }: { _id: Types.ObjectId; name: string }): NamedGood {
  return { _id: _id.toHexString(), name };
}
