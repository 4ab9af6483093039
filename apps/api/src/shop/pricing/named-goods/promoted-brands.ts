import { changed, type BrandUses } from '../../catalog/index.js';
import { PRICE_RULES } from '../tags.js';
import { PromotionModel } from '../setup/rule.model.js';
import { replaceInPromotions } from './replace-in-rules.js';
import { promotionsNaming } from './replaced-goods.js';

/** The brands that promotions name. */
export const PROMOTED_BRANDS: BrandUses = {
  async promotionWith({ _id }, session) {
    const named = promotionsNaming('brands', _id);
    const promotion = await PromotionModel.findOne(named, null, { session }).lean();
    return promotion?.rule.name;
  },

  async replace(source, target, by, session) {
    const merged = { kind: 'brands', source, target } as const;
    if (await replaceInPromotions(merged, by, session)) await changed([PRICE_RULES], session);
  },
};
