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

test('a cancelled order that was paid in part says how much of it is to be refunded', () => {
  const order = buildOrder({ status: 'cancel' });
  const { payment } = order;
  expect(paymentWords({ ...order, payment: { ...payment, kept: 5 } })).toBe(
    '$5.00 of what you paid is still to be refunded. Please contact us.',
  );
  const kept = order.total;
  expect(paymentWords({ ...order, payment: { ...payment, kept } })).toMatch(
    /^\$[\d.]+ was paid\. Please contact us about your refund\.$/,
  );
});

const SURPLUS = { state: 'succeeded', amount: 40.83, surplus: true } as const;

test('what was paid of an order is not said to be its total if a surplus goes, or went, back', () => {
  const order = buildOrder({ total: 126.76 });
  const { payment } = order;
  const words = 'The total of $126.76 is paid.';
  expect(paymentWords({ ...order, refunds: [SURPLUS] })).toBe(words);
  expect(paymentWords({ ...order, payment: { ...payment, surplus: 40.83 } })).toBe(words);
  const failed = { ...SURPLUS, state: 'failed', surplus: undefined } as const;
  expect(paymentWords({ ...order, refunds: [failed] })).toBe('$126.76 was paid.');
});

test('a cancelled order whose surplus went back does not say that its total was paid', () => {
  const order = buildOrder({ status: 'cancel', total: 126.76 });
  const payment = { ...order.payment, kept: 126.76 };
  expect(paymentWords({ ...order, payment, refunds: [SURPLUS] })).toBe(
    '$126.76 of what you paid is still to be refunded. Please contact us.',
  );
  const rest = { state: 'requested', amount: 126.76 } as const;
  expect(paymentWords({ ...order, refunds: [SURPLUS, rest] })).toBe(
    '$126.76 is on its way back to you.',
  );
  const all = { ...order, payment: { ...order.payment, state: 'refunded' as const } };
  expect(paymentWords({ ...all, refunds: [SURPLUS, { ...rest, state: 'succeeded' }] })).toBe(
    '$167.59 was refunded to you.',
  );
});
