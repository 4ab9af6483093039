import { endpoints, type PromotionInput, type ShippingZoneInput } from '@shop/shared';
import { expect, it } from 'vitest';
import { EVERYWHERE, TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { PromotionModel, ShippingZoneModel } from './rule.model.js';

const api = useTestShop();

const AMOUNT_OFF = {
  ...TEN_PERCENT,
  kind: 'fixed',
  value: 4.35,
  tiers: { by: 'amount', steps: [{ from: 100.1, value: 9.99 }] },
  goods: { minPrice: 1.15, notOnSale: true },
  maxDiscount: 20.07,
  conditions: { minAmount: 8.29, minQuantity: 2 },
  limits: { uses: 5, budget: 250.5 },
} satisfies PromotionInput;
const AMOUNT_OFF_IN_CENTS = {
  value: 435,
  tiers: { by: 'amount', steps: [{ from: 10010, value: 999 }] },
  goods: { minPrice: 115, notOnSale: true },
  maxDiscount: 2007,
  conditions: { minAmount: 829, minQuantity: 2 },
  limits: { uses: 5, budget: 25050 },
};

const THREE_FOR_TWO = {
  ...TEN_PERCENT,
  kind: 'buyXgetY',
  scope: 'items',
  value: undefined,
  buyAndGet: {
    buy: { quantity: 2, goods: { maxPrice: 19.99 } },
    get: { quantity: 1, percent: 100 },
  },
} satisfies PromotionInput;

const PERCENT_BY_PIECES = {
  ...TEN_PERCENT,
  tiers: { by: 'quantity', steps: [{ from: 3, value: 12.5 }] },
} satisfies PromotionInput;

it.each([
  ['an amount off', AMOUNT_OFF, AMOUNT_OFF_IN_CENTS],
  ['3 for 2', THREE_FOR_TWO, { buyAndGet: { buy: { goods: { maxPrice: 1999 } } } }],
  ['a percentage', PERCENT_BY_PIECES, { value: 10, tiers: PERCENT_BY_PIECES.tiers }],
])('%s is stored in whole cents, and shown as it was entered', async (_what, entered, inCents) => {
  const { token } = await buildAdmin();
  const { body } = await api.call(endpoints.createPromotion, { token, body: entered });
  const params = { id: body.promotion._id };
  const { value, ...others } = entered;
  const shown = { ...others, ...(value !== undefined && { value }) };
  expect(body.promotion).toMatchObject(shown);
  expect((await PromotionModel.findById(params.id).lean())?.rule).toMatchObject(inCents);

  const save = { token, params, body: { ...entered, name: 'Saved', version: 1 } };
  const saved = await api.call(endpoints.updatePromotion, save);
  expect(saved.body.promotion).toMatchObject({ ...shown, name: 'Saved' });
  expect((await PromotionModel.findById(params.id).lean())?.rule).toMatchObject(inCents);
});

it('the prices of a zone are stored in whole cents, and shown as they were entered', async () => {
  const { token } = await buildAdmin();
  const methods = [
    { name: 'Flat', price: { by: 'flat', price: 4.35 }, freeFrom: 60.1, minWeight: 100 },
    { name: 'Weight', price: { by: 'weight', tiers: [{ upTo: 500, price: 1.15 }] } },
    { name: 'Amount', price: { by: 'amount', tiers: [{ upTo: 50.5, price: 8.29 }] } },
    { name: 'Pieces', price: { by: 'pieces', first: 5.1, each: 0.29 } },
  ] satisfies Partial<ShippingZoneInput['methods'][number]>[];
  const input = { token, body: { ...EVERYWHERE, methods } };
  const { shippingZone } = (await api.call(endpoints.createShippingZone, input)).body;
  expect(shippingZone.methods).toMatchObject(methods);
  const record = await ShippingZoneModel.findById(shippingZone._id).lean();
  expect(record?.rule.methods).toMatchObject([
    { price: { price: 435 }, freeFrom: 6010, minWeight: 100 },
    { price: { tiers: [{ upTo: 500, price: 115 }] } },
    { price: { tiers: [{ upTo: 5050, price: 829 }] } },
    { price: { first: 510, each: 29 } },
  ]);
});

it('an amount with parts of a cent is refused', async () => {
  const { token } = await buildAdmin();
  const body = { ...AMOUNT_OFF, value: 1.005 };
  const reply = await api.refuse(endpoints.createPromotion, { token, body });
  expect(reply).toMatchObject({ status: 400, errors: [{ field: 'value' }] });
});
