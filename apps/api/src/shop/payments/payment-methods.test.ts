import { expect, it } from 'vitest';
import { offeredMethods, paidLaterBy } from './payment-methods.js';
import { simulatedPayments } from './simulated.js';

const NONE = { manualMethods: [] };

it('a quote lists the one way to pay', () => {
  const { paymentMethods } = offeredMethods({ payments: simulatedPayments }, NONE, 100);
  expect(paymentMethods.map(({ id }) => id)).toEqual(['simulated']);
});

it('a module whose name no request can choose is not listed, and still takes payments', () => {
  const deps = { payments: { ...simulatedPayments, name: 'My Bank' } };
  expect(offeredMethods(deps, NONE, 100).paymentMethods).toEqual([]);
  expect(paidLaterBy(undefined, deps, { ...NONE, cardCharged: 'checkout' })).toBeUndefined();
});
