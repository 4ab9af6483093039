import { promotionInputSchema, type PromotionInput } from '@shop/shared';
import { expect, test } from 'vitest';
import { promotionSentence } from './promotion-sentence';

const CLOTHING = '0123456789abcdef01234561';
const MUG = '0123456789abcdef01234562';
const NAMES: Record<string, string> = { [CLOTHING]: 'Clothing', [MUG]: 'Mug' };
const told = { nameOf: (id: string) => NAMES[id] ?? '', timeZone: 'America/New_York' };

const percent = { name: 'A', kind: 'percent', scope: 'items', value: 20 } as const;
const clothing = { categories: [CLOTHING] };

test.each<[Partial<PromotionInput>, string]>([
  [{ ...percent }, '20% off everything.'],
  [
    {
      ...percent,
      goods: clothing,
      from: '2026-11-27T05:00:00Z',
      until: '2026-12-05T05:00:00Z',
      codes: ['SUMMER20'],
      limits: { usesPerCustomer: 1 },
    },
    '20% off Clothing, from Nov 27, 2026 through Dec 4, 2026, with code SUMMER20, once per customer.',
  ],
  [
    { kind: 'fixed', scope: 'order', value: 5, conditions: { minAmount: 60 }, isCombinable: false },
    '$5 off the order, from $60, not together with others.',
  ],
  [
    {
      kind: 'buyXgetY',
      scope: 'items',
      buyAndGet: { buy: { quantity: 2 }, get: { quantity: 1, percent: 100 } },
    },
    'Buy 2, get 1 free.',
  ],
  [
    {
      kind: 'buyXgetY',
      scope: 'items',
      buyAndGet: {
        buy: { quantity: 1, goods: clothing },
        get: { quantity: 1, percent: 50, goods: { products: [MUG] } },
        maxApplications: 1,
      },
    },
    'Buy 1 of Clothing, get 1 of Mug at 50% off, at most once.',
  ],
  [
    { kind: 'freeShipping', scope: 'shipping', conditions: { weekdays: [1, 5], nthOrder: 2 } },
    'Free delivery, on Mondays and Fridays, on a customer’s 2nd order.',
  ],
  [{ kind: 'freeShipping', scope: 'shipping', goods: clothing }, 'Free delivery with Clothing.'],
  [{ kind: 'gift', scope: 'items', goods: { products: [MUG] } }, 'Mug free.'],
  [
    {
      kind: 'fixedEach',
      scope: 'items',
      value: 0,
      tiers: { by: 'quantity', steps: [{ from: 3, value: 1.5 }] },
      goods: { tags: ['summer'], maxPrice: 50, notOnSale: true },
      maxPieces: 10,
      first: 'cheapest',
    },
    '$1.50 from 3 pieces off each piece of goods tagged summer priced $50 or less and not on sale, for at most 10 pieces, the cheapest first.',
  ],
])('%#: %o', (promotion, sentence) => {
  const input = promotionInputSchema.parse({ name: 'A', ...promotion });
  expect(promotionSentence(input, told)).toBe(sentence);
});
