import { expect, test } from 'vitest';
import { chosenMethod } from './chosen-method';

const card = { id: 'stripe', name: 'Card', paid: 'page' } as const;
const own = { id: 'own', name: 'Pay now', paid: 'now' } as const;

test('an order is paid as its shopper chose, while the shop offers that', () => {
  const quote = { paymentMethods: [own, card] };
  expect(chosenMethod({ payment: 'stripe' }, quote)).toBe(card);
  expect(chosenMethod({}, quote)).toBe(own);
  expect(chosenMethod({ payment: 'stripe' }, { paymentMethods: [own] })).toBe(own);
});

test('there is nothing to choose where no way to pay is offered', () => {
  expect(chosenMethod({ payment: 'stripe' }, {})).toBeUndefined();
  expect(chosenMethod({}, undefined)).toBeUndefined();
});
