import { expect, it } from 'vitest';
import { textsBack } from './set-back';

const NAMES = ['price', 'brand', 'quantity'] as const;
const saved = {
  before: { price: '5.00', brand: 'Acme', quantity: '46' },
  after: { price: '7.00', brand: 'Acme', quantity: '50' },
};

it('sets back only what the save has changed', () => {
  const now = { price: '7.00', brand: 'Other', quantity: '50' };
  expect(textsBack(NAMES, saved, now)).toEqual({
    texts: [
      ['price', '5.00'],
      ['quantity', '46'],
    ],
    kept: [],
  });
});

it('keeps what was changed since, and what was sold', () => {
  const now = { price: '8.00', brand: 'Acme', quantity: '48' };
  expect(textsBack(NAMES, saved, now)).toEqual({ texts: [['quantity', '44']], kept: ['price'] });
});

it('takes no stock below nothing', () => {
  const now = { price: '7.00', brand: 'Acme', quantity: '3' };
  expect(textsBack(NAMES, saved, now)).toEqual({ texts: [['price', '5.00']], kept: ['quantity'] });
});
