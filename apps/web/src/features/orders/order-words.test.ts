import { expect, test } from 'vitest';
import { buildOrder } from '../../testing/factories';
import { paymentWords } from './order-words';

const wordsOf = (status: 'Shipped' | 'cancel') => {
  const { payment, total } = buildOrder();
  return paymentWords({ status, total, payment: { ...payment, state: 'expired' } });
};

test('only who was sent nothing reads that nothing is to be paid', () => {
  expect(wordsOf('cancel')).toContain('nothing is to be paid any more');
  expect(wordsOf('Shipped')).toBe('It was not paid in time. Please contact us.');
});
