import { expect, it } from 'vitest';
import { priceOrder } from '../price-order.js';
import type { Promotion } from './promotion.js';

const HALF: Promotion = {
  id: 'half',
  name: 'Half',
  kind: 'percent',
  scope: 'items',
  value: 50_000,
};
const SUNDAY = { now: 1000, weekday: 0 };
const MONDAYS = { conditions: { weekdays: [1] } };

it.each([
  ['is over', { ...MONDAYS, until: 1000 }, 'expired'],
  ['is switched off', { ...MONDAYS, isDisabled: true }, 'disabled'],
  ['is for another day of the week', MONDAYS, 'not-started'],
  ['has yet to begin', { ...MONDAYS, from: 1001, until: 2000 }, 'not-started'],
])('a promotion that %s is refused for that', (_what, fields, reason) => {
  const lines = [{ id: 'mug', product: 'mug', priceCents: 1000, quantity: 1 }];
  const promotions = [{ ...HALF, ...fields, codes: ['HALF'] }];
  const { rejected } = priceOrder({ lines, promotions, codes: ['half'], occasion: SUNDAY });
  expect(rejected.map((one) => one.reason)).toEqual([reason]);
});

it('the most pieces are complete groups, too', () => {
  const lines = [{ id: 'mug', product: 'mug', priceCents: 1000, quantity: 9 }];
  const discount = (maxPieces: number) =>
    priceOrder({
      lines,
      promotions: [{ ...HALF, groupSize: 3, maxPieces }],
      occasion: SUNDAY,
    }).discountCents;
  expect([2, 3, 4, 6].map(discount)).toEqual([0, 1500, 1500, 3000]);
});

const PARCEL = { id: 'parcel', name: 'Parcel', price: { by: 'flat', priceCents: 500 } } as const;
const FREE_DELIVERY = { kind: 'freeShipping', scope: 'shipping', value: 0 } as const;
const BY_PARCEL = { conditions: { shippingMethods: ['parcel'] } };
const THERE = { conditions: { zones: ['there'] } };

function refusalOf(
  fields: Partial<Promotion>,
  {
    isZoneOpen = false,
    isDelivered = true,
    ...shipping
  }: { isZoneOpen?: boolean; isDelivered?: boolean; chosen?: string; isOpen?: boolean } = {},
) {
  const line = { id: 'mug', product: 'mug', priceCents: 1000, quantity: 1, isDelivered };
  const { rejected } = priceOrder({
    lines: [line],
    promotions: [{ ...HALF, ...fields, codes: ['HALF'] }],
    codes: ['half'],
    occasion: { ...SUNDAY, isZoneOpen },
    shipping: { methods: shipping.isOpen ? [] : [PARCEL], ...shipping },
  });
  const [refusal] = rejected;
  return refusal && [refusal.reason, refusal.awaits];
}

it.each([
  ['is for the delivery', FREE_DELIVERY, 'delivery'],
  ['is for a delivery method', BY_PARCEL, 'method'],
])('a promotion that %s awaits its choice', (_what, fields, awaits) => {
  expect(refusalOf(fields)).toEqual(['no-matching-items', awaits]);
  expect(refusalOf(fields, { isOpen: true })).toEqual(['no-matching-items', awaits]);
  expect(refusalOf(fields, { chosen: 'parcel' })).toBeUndefined();
  expect(refusalOf(fields, { isDelivered: false })).toEqual(['no-matching-items', undefined]);
});

it('a promotion for a zone awaits the address only while that may still show the zone', () => {
  expect(refusalOf(THERE, { isZoneOpen: true })).toEqual(['not-for-customer', 'address']);
  expect(refusalOf(THERE)).toEqual(['not-for-customer', undefined]);
});

it('a promotion that the goods don’t bring about awaits nothing', () => {
  const [minAmountCents, products] = [1001, ['hat']];
  const tooFew = { ...FREE_DELIVERY, conditions: { minAmountCents } };
  expect(refusalOf(tooFew)).toEqual(['minimum', undefined]);
  const tooFewByParcel = { conditions: { ...BY_PARCEL.conditions, minAmountCents } };
  expect(refusalOf(tooFewByParcel)).toEqual(['minimum', undefined]);
  const others = { ...FREE_DELIVERY, goods: { products } };
  expect(refusalOf(others)).toEqual(['no-matching-items', undefined]);
});

it('a promotion that applies alone never stands beside others, though they leave it within its budget', () => {
  const lines = [{ id: 'mug', product: 'mug', priceCents: 1000, quantity: 1 }];
  const alone = {
    ...{ ...HALF, id: 'alone', name: 'Alone', scope: 'order' as const },
    ...{ isExclusive: true, limits: { budgetCents: 400 } },
  };
  const { applied, rejected } = priceOrder({ lines, promotions: [HALF, alone] });
  expect(applied.map(({ name }) => name)).toEqual(['Half']);
  expect(rejected).toMatchObject([{ promotion: 'alone', reason: 'not-combinable' }]);
});
