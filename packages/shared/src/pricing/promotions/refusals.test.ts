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
