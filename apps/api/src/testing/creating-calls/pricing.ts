import { endpoints } from '@shop/shared';
import {
  CustomerGroupModel,
  PromotionCodeModel,
  PromotionModel,
  ShippingZoneModel,
  TaxRateModel,
} from '../../shop/pricing/index.js';
import {
  buildPromotion,
  buildZone,
  EVERYWHERE,
  rateOf,
  REGULARS,
  TEN_PERCENT,
} from '../admin-writes/price-rule-writes.js';
import { buildAdmin } from '../factories.js';

/** Calls that create rules of prices, delivery and taxes. */
export const PRICING_CREATING_CALLS = {
  createPromotion: async () => {
    const { token } = await buildAdmin();
    return {
      endpoint: endpoints.createPromotion,
      input: () => ({ token, body: TEN_PERCENT }),
      other: () => ({ token, body: { ...TEN_PERCENT, value: 20 } }),
      count: () => PromotionModel.countDocuments({}),
    };
  },
  generateCodes: async () => {
    const { token } = await buildAdmin();
    const { id } = await buildPromotion({ generatesCodes: true });
    return {
      endpoint: endpoints.generateCodes,
      input: () => ({ token, params: { id }, body: { count: 2 } }),
      other: () => ({ token, params: { id }, body: { count: 3 } }),
      count: async () => (await PromotionCodeModel.countDocuments({})) / 2,
    };
  },
  createShippingZone: async () => {
    const { token } = await buildAdmin();
    return {
      endpoint: endpoints.createShippingZone,
      input: () => ({ token, body: EVERYWHERE }),
      other: () => ({ token, body: { ...EVERYWHERE, name: 'Abroad' } }),
      count: () => ShippingZoneModel.countDocuments({}),
    };
  },
  createCustomerGroup: async () => {
    const { token } = await buildAdmin();
    return {
      endpoint: endpoints.createCustomerGroup,
      input: () => ({ token, body: REGULARS }),
      other: () => ({ token, body: { ...REGULARS, minSpent: 50 } }),
      count: () => CustomerGroupModel.countDocuments({}),
    };
  },
  createTaxRate: async () => {
    const { token } = await buildAdmin();
    const body = rateOf(await buildZone());
    return {
      endpoint: endpoints.createTaxRate,
      input: () => ({ token, body }),
      other: () => ({ token, body: { ...body, rate: 10 } }),
      count: () => TaxRateModel.countDocuments({}),
    };
  },
};
