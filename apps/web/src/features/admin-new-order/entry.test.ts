import { expect, test } from 'vitest';
import {
  entryOf,
  itemsOf,
  NO_ENTRY,
  orderOf,
  paymentOf,
  piecesIn,
  preparedOf,
  wishesOf,
} from './entry';

const DELIVERY = { name: 'Ada', email: 'ada@shop.test', phone: '', address: '' };
const QUOTE = { lines: [], adjustments: [], total: 20, delivery: DELIVERY };

test('pieces are whole numbers, as people type them', () => {
  expect(['1', ' 12 '].map(piecesIn)).toEqual([1, 12]);
  expect(['', '0', '-1', '1.5', 'two'].map(piecesIn)).toEqual(Array(5).fill(undefined));
});

test('a product is ordered once unless more is typed, in its variant', () => {
  const chosen = { b: [{ quantity: '3', variant: 'large' }], c: [{ quantity: 'x', variant: '' }] };
  expect(itemsOf({ ...NO_ENTRY, products: 'a,b,c', chosen })).toEqual([
    { product: 'a', quantity: 1 },
    { product: 'b', variant: 'large', quantity: 3 },
  ]);
});

test('several variants of a product are ordered, and stay when they were prepared', () => {
  const items = [
    { product: 'a', variant: 'small', quantity: 1 },
    { product: 'b', quantity: 1 },
    { product: 'a', variant: 'large', quantity: 2 },
  ];
  const named = items.map((item) => ({ ...item, name: null }));
  const entry = { ...NO_ENTRY, ...entryOf({ items: named }) };
  expect(entry.products).toBe('a,b');
  expect(itemsOf(entry)).toEqual([items[0], items[2], items[1]]);
});

test('codes are taken with commas or spaces, each once, and an address once it has a country', () => {
  expect(
    wishesOf({ ...NO_ENTRY, codes: 'summer20, three SUMMER20', address: { name: 'Ada' } }),
  ).toEqual({ codes: ['SUMMER20', 'THREE'] });
  const address = { name: 'Ada', country: 'AT' };
  expect(wishesOf({ ...NO_ENTRY, address, shippingMethod: 'm' })).toEqual({
    address,
    shippingMethod: 'm',
  });
});

test('an order says what was shown, and leaves out what is empty', () => {
  expect(orderOf({ ...NO_ENTRY, products: 'a', note: ' ' }, QUOTE)).toEqual({
    items: [{ product: 'a', quantity: 1 }],
    total: 20,
    delivery: DELIVERY,
  });
});

test('an order says where its invoice goes where that is asked for, and so does what is prepared', () => {
  const told = { billing: { company: 'Lampen GmbH', country: 'AT' }, taxId: 'ATU12345678' };
  const entry = { ...NO_ENTRY, products: 'a', ...told };
  expect(orderOf(entry, { ...QUOTE, destination: {} })).toMatchObject(told);
  const plain = orderOf(entry, QUOTE);
  expect([plain.billing, plain.taxId]).toEqual([undefined, undefined]);
  const { items, ...prepared } = preparedOf(entry);
  expect(
    entryOf({ ...prepared, items: items.map((item) => ({ ...item, name: null })) }),
  ).toMatchObject(told);
});

test('how it is paid is to be chosen, unless there is one way only', () => {
  const card = { id: 'stripe', name: 'Card', paid: 'page' } as const;
  const bank = { id: 'bank', name: 'Bank transfer', paid: 'later' } as const;
  const both = { ...QUOTE, paymentMethods: [card, bank] };
  expect(paymentOf(NO_ENTRY, both)).toBeUndefined();
  expect(paymentOf({ ...NO_ENTRY, payment: 'bank' }, both)).toBe(bank);
  // Not offered any more.
  expect(paymentOf({ ...NO_ENTRY, payment: 'other' }, both)).toBeUndefined();
  expect(orderOf(NO_ENTRY, { ...QUOTE, paymentMethods: [card] }).payment).toBe('stripe');
});
