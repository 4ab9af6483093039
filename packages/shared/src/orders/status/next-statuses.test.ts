import { expect, test } from 'vitest';
import { nextStatuses, whyCancelled } from './next-statuses.js';
import { isKept, PAYMENT_STATES } from '../payments/payment-states.js';
import { ORDER_STATUSES } from './status-table.js';

test.each(ORDER_STATUSES)('an order that is paid and %s may have any status', (status) => {
  expect(nextStatuses({ status, payment: { state: 'paid' } })).toEqual(ORDER_STATUSES);
});

test('a cancelled order that will not be paid any more stays cancelled', () => {
  for (const state of PAYMENT_STATES.filter((one) => !isKept(one) && one !== 'pending'))
    expect(nextStatuses({ status: 'cancel', payment: { state } })).toEqual(['cancel']);
});

test('an order that was reopened after its payment was returned can only be cancelled again', () => {
  const order = { status: 'Processing', payment: { state: 'refunded' } } as const;
  expect(nextStatuses(order)).toEqual(['Processing', 'cancel']);
});

test.each([
  ['refunded', 'its buyer gets the money back'],
  ['cancelled', 'it was cancelled before it was paid'],
  ['expired', 'it was not paid in time'],
  ['failed', 'its payment was refused'],
] as const)('an order whose payment is %s stays cancelled because %s', (state, why) => {
  expect(whyCancelled({ payment: { state } })).toBe(why);
});
