import { allocate } from '../arithmetic/allocate.js';
import { sumOf } from '../arithmetic/sum.js';
import type { Cents } from '../../money.js';
import type { OrderPrice } from '../order-price.js';
import { RefundAccount } from './account.js';
import { deduct } from './deduct.js';
import { partsAskedFor } from './parts-asked-for.js';
import type { Refund, RefundError, RefundPart, RefundRequest } from './refund.js';

/**
 * What can be given back of an order, from the prices that it keeps: nothing is priced again. What is kept of the amount
 * is taken off before it is compared with what is left.
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
  const parts = partsOf(request, accountAfter(price, before));
  if (typeof parts === 'string') return parts;
  const { mostCents } = request;
  if (mostCents === undefined) return bookAll(account, parts);
  return bookAll(account, atMost(Math.min(mostCents, account.leftCents), parts));
}

function accountAfter(price: OrderPrice, before: readonly RefundPart[]): RefundAccount {
  const account = new RefundAccount(price);
  for (const part of before) account.book(part);
  return account;
}

/** The parts of a refund, without what is kept of them. */
function partsOf(request: RefundRequest, account: RefundAccount): RefundPart[] | RefundError {
  const asked = partsAskedFor(request, account);
  if (asked.length === 0) return 'nothing-selected';
  const parts: RefundPart[] = [];
  for (const findPart of asked) {
    const part = findPart();
    if (typeof part === 'string') return part;
    account.take(part);
    parts.push(part);
  }
  if (sumOf(parts, ({ amountCents }) => amountCents) <= 0) return 'amount-not-positive';
  const { deductionCents = 0 } = request;
  return deductionCents === 0 ? parts : deduct(parts, deductionCents);
}

/** Lowers the parts, by their amounts, so far that together they are no more than this. */
function atMost(mostCents: Cents, parts: readonly RefundPart[]): RefundPart[] {
  const amounts = parts.map(({ amountCents }) => amountCents);
  const most = Math.min(Math.max(0, mostCents), sumOf(amounts, Number));
  const shares = allocate(most, amounts);
  return parts.map((part, index) => ({ ...part, amountCents: shares[index] ?? 0 }));
}

function bookAll(account: RefundAccount, parts: readonly RefundPart[]): Refund | RefundError {
  const taxByRate = new Map<number, number>();
  for (const part of parts) {
    if (part.amountCents > account.leftCents) return 'amount-exceeds-remaining';
    for (const [rate, tax] of account.book(part))
      taxByRate.set(rate, (taxByRate.get(rate) ?? 0) + tax);
  }
  const amountCents = sumOf(parts, (part) => part.amountCents);
  if (amountCents <= 0) return 'amount-not-positive';
  const taxCents = sumOf([...taxByRate.values()], (tax) => tax);
  const { refundedCents, leftCents } = account;
  return { parts, amountCents, taxCents, taxByRate, refundedCents, remainingCents: leftCents };
}
