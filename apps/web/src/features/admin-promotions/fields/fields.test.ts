import { promotionInputSchema, type PromotionInput } from '@shop/shared';
import { expect, test } from 'vitest';
import { NEW_PROMOTION, type PromotionField, type PromotionTexts } from './promotion-fields';
import { fieldAt, promotionFormSchema } from './promotion-form-schema';
import { copyOf, textsOf } from './texts-of';

const ZONE = 'Europe/Vienna';
const ID = '0123456789abcdef01234567';
const goods = { products: [ID], categories: [ID], brands: [ID], tags: ['a', 'b'] };

const EVERYTHING: Partial<PromotionInput> = {
  kind: 'percent',
  scope: 'items',
  value: 8.875,
  tiers: { by: 'amount', steps: [{ from: 20.5, value: 10 }] },
  goods: { ...goods, minPrice: 1, maxPrice: 99.5, notOnSale: true },
  maxPieces: 5,
  maxPiecesPerLine: 2,
  first: 'cheapest',
  groupSize: 3,
  maxDiscount: 50,
  conditions: {
    ...goods,
    minAmount: 60,
    minQuantity: 2,
    shippingMethods: [ID],
    zones: [ID],
    weekdays: [0, 6],
    customerTags: ['newsletter'],
    customerGroups: ['65a000000000000000000009'],
    nthOrder: 1,
  },
  codes: ['SUMMER', 'WINTER'],
  from: '2026-11-27T00:00:00.000Z',
  until: '2026-12-04T23:00:00.000Z',
  priority: -2,
  limits: { uses: 100, usesPerCustomer: 1, budget: 500 },
  isCombinable: false,
};

/** Between them, they have every field of a promotion. */
const PROMOTIONS: Record<string, Partial<PromotionInput>> = {
  everything: EVERYTHING,
  'buy and get': {
    kind: 'buyXgetY',
    scope: 'items',
    buyAndGet: {
      buy: { quantity: 2, goods: { categories: [ID] } },
      get: { quantity: 1, goods: { brands: [ID] }, percent: 50, first: 'dearest' },
      maxApplications: 3,
    },
    isEnabled: false,
    isExclusive: true,
  },
  gift: { kind: 'gift', scope: 'items', goods: { products: [ID] }, maxPieces: 2 },
  'generated codes': { kind: 'percent', scope: 'order', value: 5, generatesCodes: true },
  delivery: { kind: 'fixed', scope: 'shipping', value: 4.9 },
  'free delivery with certain goods': { kind: 'freeShipping', scope: 'shipping', goods },
};

test.each(Object.entries(PROMOTIONS))(
  'a promotion with %s survives the form',
  (name, promotion) => {
    const input = promotionInputSchema.parse({ name, ...promotion });
    const stored = { ...input, _id: ID, version: 3, used: 0, spent: 0 };
    const saved = promotionFormSchema(ZONE).parse(textsOf(stored, ZONE));
    expect(saved).toEqual({ input, version: 3 });
  },
);

test('a copy is a new promotion, without the codes of the other one', () => {
  const input = promotionInputSchema.parse({ name: 'Sale', ...EVERYTHING });
  const copy = copyOf({ ...input, _id: ID, version: 3, used: 5, spent: 0 }, ZONE);
  expect(copy).toMatchObject({ name: 'Sale (copy)', coupons: '', openedWith: '' });
});

test.each<[Partial<PromotionTexts>, PromotionField, string?]>([
  [{ name: '' }, 'name'],
  [{ value: '' }, 'value'],
  [{ value: '1,299' }, 'value', 'amountOrder'],
  [{ goodsMinPrice: 'cheap' }, 'goodsMinPrice'],
  [{ minAmount: '-1' }, 'minAmount'],
  [{ buyQuantity: '0' }, 'buyQuantity', 'buyAndGet'],
  [{ getPercent: '101' }, 'getPercent', 'buyAndGet'],
  [{}, 'goodsProducts', 'gift'],
  [{ trigger: 'coupon' }, 'coupons'],
  [{ coupons: 'a, A', trigger: 'coupon' }, 'coupons'],
  [{ from: '2026-12-04T00:00', until: '2026-11-27T00:00' }, 'until'],
  [{ tiersBy: 'amount', tiers: '[{"from":"x","value":"1"}]' }, 'tiers'],
  [{ tiersBy: 'quantity', tiers: '[{"from":"2","value":"5"},{"from":"2","value":"9"}]' }, 'tiers'],
  [{ goodsMinPrice: '50', goodsMaxPrice: '10' }, 'goodsMaxPrice'],
  [{ neededMinPrice: '50', neededMaxPrice: '10' }, 'neededMaxPrice'],
  [{ getMinPrice: '50', getMaxPrice: '10' }, 'getMaxPrice', 'buyAndGet'],
  [{ budget: '0' }, 'budget'],
  [{ maxDiscount: '0' }, 'maxDiscount'],
  [{ value: '0' }, 'value'],
  [{ value: '12.3456' }, 'value'],
  [{ uses: '1.5' }, 'uses'],
])('%o is refused at the field %s', (wrong, field, effect = 'percentGoods') => {
  const texts = { ...NEW_PROMOTION, name: 'Sale', value: '20', effect, ...wrong };
  const { error } = promotionFormSchema(ZONE).safeParse(texts);
  expect(error?.issues.map(({ path: [name] }) => name)).toContain(field);
});

test('what the server names is shown at the field on the screen', () => {
  expect(fieldAt(['codes'])).toBe('coupons');
  expect(fieldAt(['buyAndGet', 'get', 'first'])).toBe('getFirst');
});
