import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lines, taxes } from '../../testing/arbitrary-order.js';
import { promotions } from '../../testing/arbitrary-promotions.js';
import { RUNS } from '../../testing/runs.js';
import { priceOrder } from '../price-order.js';
import type { PricedLine } from '../priced-line.js';
import { indexPromotions, promotionsFor } from './promotion-index.js';
import type { Goods, Promotion } from './promotion.js';

const mug: PricedLine = {
  id: 'mug',
  product: 'mug',
  priceCents: 1000,
  quantity: 1,
  categories: ['kitchen', 'home'],
  brand: 'north',
  tags: ['blue'],
};

function promotion(id: string, fields: Partial<Promotion> = {}): Promotion {
  return { id, name: id, kind: 'percent', scope: 'items', value: 10_000, ...fields };
}

function found(some: Promotion[], codes: string[] = []): string[] {
  return promotionsFor(indexPromotions(some), codes, [mug]).map(({ id }) => id);
}

describe('the promotions for a cart', () => {
  it.each<[string, Goods]>([
    ['product', { products: ['mug', 'hat'] }],
    ['category', { categories: ['kitchen'] }],
    ['category above', { categories: ['home'] }],
    ['brand', { brands: ['north'] }],
    ['tag', { tags: ['blue'] }],
  ])('are found by their %s', (_, goods) => {
    expect(
      found([promotion('goods', { goods }), promotion('needs', { conditions: goods })]),
    ).toEqual(['goods', 'needs']);
  });

  it('leave out those for other goods, and those that are switched off', () => {
    const other = { goods: { products: ['hat'] } };
    const get = { quantity: 1, goods: { products: ['hat'] }, percent: 100_000 };
    const buyAndGet = { buy: { quantity: 1, goods: {} }, get };
    expect(
      found([
        promotion('other', other),
        promotion('gets other', { kind: 'buyXgetY', buyAndGet }),
        promotion('off', { isDisabled: true }),
      ]),
    ).toEqual([]);
  });

  it('have gifts that are not in the cart, to offer them', () => {
    const gift = promotion('gift', { kind: 'gift', goods: { products: ['hat'] } });
    expect(found([gift])).toEqual(['gift']);
  });

  it('need their code, in any case', () => {
    const some = [promotion('news', { codes: ['NEWS'] }), promotion('summer', { codes: ['SUN'] })];
    expect(found(some)).toEqual([]);
    expect(found(some, [' sun '])).toEqual(['summer']);
  });

  it('come in the order in which they were made', () => {
    const some = [
      promotion('first', { goods: { tags: ['blue'] } }),
      promotion('second', { codes: ['NEWS'] }),
      promotion('third'),
    ];
    expect(found(some, ['NEWS'])).toEqual(['first', 'second', 'third']);
  });

  it('make the same price as all promotions', () => {
    fc.assert(
      fc.property(lines, promotions, taxes, (some, all, rules) => {
        const order = { lines: some, taxes: rules };
        const few = promotionsFor(indexPromotions(all), [], some);
        const price = priceOrder({ ...order, promotions: few });
        const whole = priceOrder({ ...order, promotions: all });
        assert.deepEqual({ ...price, rejected: [] }, { ...whole, rejected: [] });
      }),
      RUNS,
    );
  });
});
