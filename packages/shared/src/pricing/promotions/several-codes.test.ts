import { expect, it } from 'vitest';
import { priceOrder } from '../price-order.js';
import type { Promotion } from './promotion.js';

const TENTH: Promotion = {
  id: 'tenth',
  name: 'A tenth',
  kind: 'percent',
  scope: 'items',
  value: 10_000,
  codes: ['SUMMER', 'SUN', 'GEN-A', 'GEN-B'],
  singleUseCodes: ['GEN-A', 'GEN-B'],
};
const NOW = { now: 1000, weekday: 0 };

function price(codes: string[], fields: Partial<Promotion> = {}, others: Promotion[] = []) {
  const lines = [{ id: 'mug', product: 'mug', priceCents: 1000, quantity: 1 }];
  const promotions = [{ ...TENTH, ...fields }, ...others];
  const { applied, rejected } = priceOrder({ lines, promotions, codes, occasion: NOW });
  return {
    used: applied.map(({ code }) => code),
    refused: Object.fromEntries(rejected.map(({ code = '', reason }) => [code, reason])),
  };
}

it('of several codes of one promotion, the first is used', () => {
  expect(price(['sun', 'summer'])).toEqual({
    used: ['SUN'],
    refused: { SUMMER: 'not-combinable' },
  });
});

it.each<[string, Partial<Promotion>, Promotion[]]>([
  ['minimum', { conditions: { minAmountCents: 5000 } }, []],
  ['expired', { until: 1 }, []],
  [
    'no-matching-items',
    { goods: { products: ['hat'] } },
    [{ ...TENTH, codes: undefined, id: 'b', isExclusive: true }],
  ],
])(
  'of several codes of a promotion that is not used, all are refused for “%s”',
  (reason, fields, others) => {
    expect(price(['sun', 'summer'], fields, others).refused).toEqual({
      SUN: reason,
      SUMMER: reason,
    });
  },
);

it('a generated code that was used leaves the others of its promotion', () => {
  const spent = { usedCodes: ['GEN-A'] };
  const refused = { 'GEN-A': 'usage-limit' };
  expect(price(['gen-a', 'gen-b'], spent)).toEqual({ used: ['GEN-B'], refused });
  expect(price(['gen-a', 'summer'], spent)).toEqual({ used: ['SUMMER'], refused });
  expect(price(['gen-a'], spent)).toEqual({ used: [], refused });
});

it('a generated code that was used says if its promotion is over', () => {
  const over = price(['gen-a'], { usedCodes: ['GEN-A'], until: 1 });
  expect(over.refused).toEqual({ 'GEN-A': 'expired' });
});
