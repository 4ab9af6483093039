import { changed, SETTINGS, type CategoryUses } from '../../catalog/index.js';
import { isInHomeRows, replaceInHomeRows } from '../../settings/index.js';
import { PromotionModel, ShippingZoneModel, TaxRateModel } from '../setup/rule.model.js';
import { PRICE_RULES } from '../tags.js';
import { replaceInPromotions, replaceInTaxRates, replaceInZones } from './replace-in-rules.js';
import { promotionsNaming } from './replaced-goods.js';

/** The categories that promotions, tax rates, delivery methods and the rows of the home page name. */
export const NAMED_CATEGORIES: CategoryUses = {
  async taxRateWith({ _id }, session) {
    const named = { 'rule.categories': _id.toHexString() };
    const rate = await TaxRateModel.findOne(named, null, { session }).lean();
    return rate?.rule.name;
  },

  async isNamed(category, session) {
    const { _id } = category;
    const id = _id.toHexString();
    const excluded = { 'rule.methods.excludedCategories': id };
    const [promotion, rate, zone] = [
      await PromotionModel.exists(promotionsNaming('categories', _id)).session(session),
      await TaxRateModel.exists({ 'rule.categories': id }).session(session),
      await ShippingZoneModel.exists(excluded).session(session),
    ];
    return Boolean(promotion ?? rate ?? zone) || isInHomeRows(category, session);
  },

  async replace(source, target, by, session) {
    const merged = { kind: 'categories', source, target } as const;
    const replaced = [
      await replaceInPromotions(merged, by, session),
      await replaceInTaxRates(merged, by, session),
      await replaceInZones(merged, by, session),
    ];
    if (replaced.includes(true)) await changed([PRICE_RULES], session);
    if (await replaceInHomeRows(source, target, by, session)) await changed([SETTINGS], session);
  },
};
