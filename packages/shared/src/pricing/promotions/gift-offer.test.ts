import { describe, expect, it } from 'vitest';
import { priceOrder } from '../price-order.js';
import type { Promotion } from './promotion.js';

const GIFT: Promotion = {
  id: 'gift',
  name: 'A lamp for you',
  kind: 'gift',
  scope: 'items',
  value: 0,
  goods: { products: ['lamp'] },
  maxPieces: 1,
  conditions: { minAmountCents: 5000 },
};
const OFFER = { name: 'A lamp for you', products: ['lamp'], pieces: 1, leftCents: Infinity };
const sale: Promotion = { id: 'sale', name: 'Sale', kind: 'percent', scope: 'items', value: 1000 };
const OCCASION = { now: 0, weekday: 0 };

function lineOf(product: string, priceCents: number) {
  return { id: product, product, priceCents, quantity: 1 };
}
const chair = lineOf('chair', 6000);
const lamp = lineOf('lamp', 2000);

function priceWith(promotions: Promotion[], lines = [chair]) {
  return priceOrder({ lines, promotions, occasion: OCCASION });
}

describe('a gift', () => {
  it('is offered as long as it is not in the cart, and is free once it is', () => {
    expect(priceWith([GIFT])).toMatchObject({ totalCents: 6000, gifts: [OFFER] });
    expect(priceWith([GIFT], [chair, lamp])).toMatchObject({
      totalCents: 6000,
      applied: [{ name: 'A lamp for you', amountCents: 2000 }],
      gifts: [],
    });
  });

  it('does not bring itself about', () => {
    const mug = lineOf('mug', 4900);
    expect(priceWith([GIFT], [mug, lamp])).toMatchObject({ totalCents: 6900, gifts: [] });
    expect(priceWith([GIFT], [{ ...lamp, quantity: 3 }]).totalCents).toBe(6000);
    expect(priceWith([GIFT], [{ ...lamp, quantity: 4 }]).totalCents).toBe(6000);
    const always = { ...GIFT, conditions: undefined };
    expect(priceWith([always], [lamp]).totalCents).toBe(2000);
    expect(priceWith([always], [mug, lamp]).totalCents).toBe(4900);
  });

  it('is not offered below its minimum', () => {
    expect(priceWith([GIFT], [lineOf('mug', 1000)]).gifts).toEqual([]);
  });

  it('is offered for the pieces that are missing, and says what is left of its budget', () => {
    const two = { ...GIFT, maxPieces: 2, limits: { budgetCents: 9000 }, spentCents: 4000 };
    expect(priceWith([two], [chair, lamp]).gifts).toEqual([{ ...OFFER, leftCents: 5000 }]);
  });

  it('is not offered beside a promotion that it cannot be combined with', () => {
    const first = { ...sale, isNotCombinable: true, priority: 1 };
    expect(priceWith([first, GIFT]).gifts).toEqual([]);
    expect(priceWith([{ ...sale, isExclusive: true }, GIFT]).gifts).toEqual([]);
  });

  it.each([
    ['applies alone', { ...GIFT, isExclusive: true, priority: 1 }, sale],
    ['comes first and refuses others', { ...GIFT, isNotCombinable: true, priority: 1 }, sale],
    [
      'comes before one that refuses it',
      { ...GIFT, priority: 1 },
      { ...sale, isNotCombinable: true },
    ],
  ])('that %s is not offered where it would take a discount away', (_how, gift, discount) => {
    expect(priceWith([gift, discount])).toMatchObject({ totalCents: 5940, gifts: [] });
    expect(priceWith([gift]).gifts).toEqual([OFFER]);
  });

  it('that applies alone is offered until all its pieces are there', () => {
    const two = { ...GIFT, maxPieces: 2, isExclusive: true, isNotCombinable: true };
    expect(priceWith([two], [chair, lamp]).gifts).toEqual([OFFER]);
  });
});
