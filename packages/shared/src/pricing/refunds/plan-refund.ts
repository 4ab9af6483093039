import { sumOf } from '../arithmetic/sum.js';
import type { OrderPrice } from '../order-price.js';
import { RefundAccount } from './account.js';
import { deduct } from './deduct.js';
import { partsAskedFor } from './parts-asked-for.js';
import type { Refund, RefundError, RefundPart, RefundRequest } from './refund.js';

/**
 * What can be given back of an order, from the prices that it keeps: nothing is priced again.
 * @param before the parts of earlier refunds, oldest first, without those that failed.
 */
export function planRefund(
  price: OrderPrice,
  isPaid: boolean,
  before: readonly RefundPart[],
  request: RefundRequest,
): Refund | RefundError {
  if (!isPaid) return 'order-not-paid';
  const account = accountAfter(price, before);
  const whole = bookAll(account, partsAskedFor(request, account));
  const { deductionCents = 0 } = request;
  if (typeof whole === 'string' || deductionCents === 0) return whole;
  const parts = deduct(whole.parts, deductionCents);
  if (typeof parts === 'string') return parts;
  return bookAll(
    accountAfter(price, before),
    parts.map((part) => () => part),
  );
}

function accountAfter(price: OrderPrice, before: readonly RefundPart[]): RefundAccount {
  const account = new RefundAccount(price);
  for (const part of before) account.book(part);
  return account;
}

function bookAll(
  account: RefundAccount,
  asked: ReturnType<typeof partsAskedFor>,
): Refund | RefundError {
  if (asked.length === 0) return 'nothing-selected';

  const parts: RefundPart[] = [];
  const taxByRate = new Map<number, number>();
  for (const findPart of asked) {
    const part = findPart();
    if (typeof part === 'string') return part;
    if (part.amountCents > account.leftCents) return 'amount-exceeds-remaining';
    for (const [rate, tax] of account.book(part))
      taxByRate.set(rate, (taxByRate.get(rate) ?? 0) + tax);
    parts.push(part);
  }
  const amountCents = sumOf(parts, (part) => part.amountCents);
  if (amountCents <= 0) return 'amount-not-positive';
  const taxCents = sumOf([...taxByRate.values()], (tax) => tax);
  const { refundedCents, leftCents } = account;
  return { parts, amountCents, taxCents, taxByRate, refundedCents, remainingCents: leftCents };
}
