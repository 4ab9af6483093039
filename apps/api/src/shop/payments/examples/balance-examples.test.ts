import { describe, expect, it } from 'vitest';
import { balanceOf, dueOf } from '../../orders/index.js';
import { commerceExamples } from '../../../testing/commerce-examples.js';

interface BalanceExample {
  id: string;
  type: 'balance';
  total: number;
  payments: number[];
  /** The shop has no store credit: it counts as a payment. */
  storeCredit?: number;
  refunds: number[];
  cancelled: boolean;
  expect: { outstanding?: number; due?: number };
}

describe('the balance of an order', () => {
  it.each(commerceExamples<BalanceExample>('balance'))('is as in %s', (_id, example) => {
    const { total, payments, storeCredit = 0, refunds, cancelled, expect: wanted } = example;
    const account = {
      totalCents: total,
      isCancelled: cancelled,
      paid: [...payments, storeCredit],
      refunded: refunds,
    };
    if (wanted.outstanding !== undefined) expect(balanceOf(account)).toBe(wanted.outstanding);
    if (wanted.due !== undefined) expect(dueOf(account)).toBe(wanted.due);
  });
});
