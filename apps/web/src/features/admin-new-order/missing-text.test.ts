import type { Quote } from '@shop/shared';
import { expect, test } from 'vitest';
import { NO_ENTRY } from './entry';
import { missingText } from './missing-text';

const ENTRY = { ...NO_ENTRY, products: 'a' };
const CARD = { id: 'stripe', name: 'Card', paid: 'page' } as const;
const BANK = { id: 'bank', name: 'Bank transfer', paid: 'later' } as const;
const line = (state: Quote['lines'][number]['state']) => ({
  lines: [{ product: 'a', state, price: 20, available: 1 }],
});
const to = (state: 'unknown' | 'nowhere' | 'unfit' | 'open' | 'chosen') => ({
  destination: { state, countries: ['AT'] },
});

test.each<[part: Partial<Quote>, text: string | undefined]>([
  [{}, undefined],
  [line('available'), undefined],
  [line('choose'), 'Select a variant first.'],
  [line('short'), 'Not everything is in stock: change the products or their pieces first.'],
  [to('chosen'), undefined],
  [to('open'), 'Choose a delivery method first.'],
  [to('unknown'), 'Enter the address first.'],
  [to('nowhere'), 'The shop does not deliver to this address.'],
  [{ paymentMethods: [CARD] }, undefined],
  [{ paymentMethods: [CARD, BANK] }, 'Choose how it is paid first.'],
  [{ unfitMethods: [{ ...BANK, message: 'Too much' }] }, 'No payment method takes this total.'],
])('of an order that costs %o, it is said what is missing', (part, text) => {
  expect(missingText(ENTRY, { lines: [], adjustments: [], total: 20, ...part })).toBe(text);
});

test('products and their pieces come first', () => {
  expect(missingText(NO_ENTRY, undefined)).toBe('Choose a product first.');
  const chosen = { a: [{ quantity: 'two', variant: '' }] };
  expect(missingText({ ...ENTRY, chosen }, undefined)).toBe(
    'Enter the pieces of every product first.',
  );
});
