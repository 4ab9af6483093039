import { allocate } from '../arithmetic/allocate.js';
import { sumOf } from '../arithmetic/sum.js';
import type { Cents } from '../../money.js';
import type { OrderPrice, TaxTotal } from '../order-price.js';
import { RefundAccount } from './account.js';
import { deduct } from './deduct.js';
import { partsAskedFor } from './parts-asked-for.js';
import type { EarlierRefund, Refund, RefundError, RefundPart, RefundRequest } from './refund.js';
import { addedUp } from './tax-ledger.js';

/**
 * What can be given back of an order, from the prices that it keeps: nothing is priced again. What is kept of the amount
 * is taken off before it is compared with what is left.
 * @param before earlier refunds, oldest first, without those that failed.
 */
export function planRefund(
  price: OrderPrice,
  isPaid: boolean,
  before: readonly EarlierRefund[],
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

/** Net and tax in a refund that was made, by rate. @param before as `planRefund` has it */
export function refundedTaxes(
  price: OrderPrice,
  before: readonly EarlierRefund[],
  { parts, taxes }: EarlierRefund,
): readonly TaxTotal[] {
  if (taxes) return taxes;
  const account = accountAfter(price, before);
  return addedUp(parts.flatMap((part) => account.book(part)));
}

function accountAfter(price: OrderPrice, before: readonly EarlierRefund[]): RefundAccount {
  const account = new RefundAccount(price);
  for (const one of before) account.bookEarlier(one);
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
  const booked: TaxTotal[] = [];
  for (const part of parts) {
    if (part.amountCents > account.leftCents) return 'amount-exceeds-remaining';
    booked.push(...account.book(part));
  }
  const amountCents = sumOf(parts, (part) => part.amountCents);
  if (amountCents <= 0) return 'amount-not-positive';
  const taxes = addedUp(booked);
  const taxCents = sumOf(taxes, (tax) => tax.amountCents);
  const { refundedCents, leftCents } = account;
  return { parts, amountCents, taxCents, taxes, refundedCents, remainingCents: leftCents };
}
