import { expect, test } from 'vitest';
import { buildOrder } from '../../testing/factories';
import { paymentWords } from './order-words';
import { paymentStateWords } from './payment-state-words';

const wordsOf = (status: 'Shipped' | 'cancel') => {
  const { payment, total } = buildOrder();
  return paymentWords({ status, total, payment: { ...payment, state: 'expired' } });
};

test('only who was sent nothing reads that nothing is to be paid', () => {
  expect(wordsOf('cancel')).toContain('you no longer have to pay for it');
  expect(wordsOf('Shipped')).toBe('It was not paid in time. Please contact us.');
});

test('a cancelled order that waited for its payment is not to be paid any more', () => {
  const order = buildOrder({ status: 'cancel' });
  const unpaid = {
    ...order,
    payment: { ...order.payment, success: false, state: 'pending' as const },
  };
  expect(paymentWords(unpaid)).toBe('It was not paid, and you no longer have to pay for it.');
  expect(paymentStateWords(unpaid)).toBe('Not paid');
});

test('a cancelled order that was paid in part says how much of it the shop has', () => {
  const order = buildOrder({ status: 'cancel' });
  const { payment } = order;
  expect(paymentWords({ ...order, payment: { ...payment, kept: 5 } })).toContain('$5.00 was paid');
});

test('what was paid of an order is not said to be its total if a surplus goes, or went, back', () => {
  const order = buildOrder({ total: 126.76 });
  const { payment } = order;
  const words = 'The total of $126.76 is paid.';
  expect(paymentWords({ ...order, refunds: [{ surplus: true }] })).toBe(words);
  expect(paymentWords({ ...order, payment: { ...payment, surplus: 40.83 } })).toBe(words);
  expect(paymentWords({ ...order, refunds: [{}] })).toBe('$126.76 was paid.');
});
