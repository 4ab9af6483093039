import type { PromotionInput } from '@shop/shared';
import type { Types } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import { changed, type BrandUses } from '../../catalog/index.js';
import { PRICE_RULES } from '../tags.js';
import { PromotionModel } from './rule.model.js';

const PLACES = ['goods', 'conditions', 'buyAndGet.buy.goods', 'buyAndGet.get.goods'] as const;

/** The brands that promotions name. */
export const PROMOTED_BRANDS: BrandUses = {
  async promotionWith({ _id }, session) {
    const promotion = await PromotionModel.findOne(naming(_id), null, { session }).lean();
    return promotion?.rule.name;
  },

  async replace(source, target, by, session) {
    const promotions = await PromotionModel.find(naming(source._id), null, { session }).lean();
    if (promotions.length === 0) return;
    const [from, to] = [source._id.toHexString(), target._id.toHexString()];
    for (const { _id, rule, version } of promotions) {
      const update = { $set: { rule: withBrand(rule, from, to), version: version + 1 } };
      await PromotionModel.updateOne({ _id }, update, { session });
      await recordAuditEntry(
        {
          action: 'updatePromotion',
          by,
          subject: { kind: 'promotion', _id, name: rule.name },
          before: { brand: source.name },
          after: { brand: target.name },
        },
        session,
      );
    }
    await changed([PRICE_RULES], session);
  },
};

function naming(brand: Types.ObjectId) {
  return { $or: PLACES.map((place) => ({ [`rule.${place}.brands`]: brand.toHexString() })) };
}

/** A promotion that names one brand instead of another, each once. */
function withBrand(rule: PromotionInput, from: string, to: string): PromotionInput {
  const renamed = <Goods extends { brands?: string[] | undefined }>(goods: Goods): Goods => {
    if (!goods.brands) return goods;
    const brands = new Set(goods.brands.map((id) => (id === from ? to : id)));
    return { ...goods, brands: [...brands] };
  };
  const { goods, conditions, buyAndGet } = rule;
  const side = <Side extends { goods?: PromotionInput['goods'] }>(one: Side): Side =>
    one.goods ? { ...one, goods: renamed(one.goods) } : one;
  return {
    ...rule,
    ...(goods && { goods: renamed(goods) }),
    ...(conditions && { conditions: renamed(conditions) }),
    ...(buyAndGet && {
      buyAndGet: { ...buyAndGet, buy: side(buyAndGet.buy), get: side(buyAndGet.get) },
    }),
  };
}
