import { sumOf } from '../arithmetic/sum.js';
import type { Cents } from '../../money.js';
import { leftOf, unitsToReturn, type PaidPart, type RefundAccount } from './account.js';
import type {
  RefundedAmount,
  RefundedPieces,
  RefundError,
  RefundPart,
  RefundRequest,
} from './refund.js';

/** Finds one part of a refund, given what was booked before it, or why it can't be given back. */
type FindPart = () => RefundPart | RefundError;

/** The parts that a refund consists of, each to be found once the one before is booked. */
export function partsAskedFor(request: RefundRequest, account: RefundAccount): FindPart[] {
  const { pieces = [], amounts = [], shipping, amountCents, isAll, mostCents } = request;
  const isLimited = mostCents !== undefined;
  if (isAll) return everything(account);
  const asked: FindPart[] = [
    ...pieces.map((one) => () => ofPieces(one, account, isLimited)),
    ...amounts.map((one) => () => ofAmount(one, account)),
  ];
  if (shipping) asked.push(() => ofShipping(shipping, account, isLimited));
  if (amountCents !== undefined)
    asked.push(() => within({ of: 'order', amountCents }, account.leftCents));
  return asked;
}

/** What is left of each line and of the delivery; of the order, if some of it was given back as such. */
function everything(account: RefundAccount): FindPart[] {
  const { lines, shipping, leftCents } = account;
  const parts: RefundPart[] = [...lines].map(([line, part]) => allOf({ of: 'line', line }, part));
  if (shipping) parts.push(allOf({ of: 'shipping' }, shipping));
  const left = parts.filter(({ amountCents }) => amountCents > 0);
  if (left.length > 0 && sumOf(left, ({ amountCents }) => amountCents) === leftCents)
    return left.map((part) => () => part);
  return [() => within({ of: 'order', amountCents: leftCents }, leftCents)];
}

/** A piece that was given back before is in no later refund, nor on its credit note. */
function allOf(part: Pick<RefundPart, 'of' | 'line'>, paid: PaidPart): RefundPart {
  const { length: pieces } = paid.units.filter(({ isReturned }) => !isReturned);
  return { ...part, pieces, amountCents: leftOf(paid) };
}

function ofPieces(
  { line, quantity, unit }: RefundedPieces,
  account: RefundAccount,
  isLimited: boolean,
) {
  const part = account.lines.get(line);
  if (!part || quantity < 1) return 'nothing-selected';
  const units = unitsToReturn(part.units, unit, quantity);
  const amountCents = sumOf(units, ({ leftCents }) => leftCents);
  const isShort = units.length < (unit === undefined ? quantity : 1);
  if (part.paid.totalCents > 0 && (isShort || amountCents === 0)) {
    if (!isLimited) return 'amount-exceeds-remaining';
    return { of: 'line', line, unit, pieces: units.length, amountCents } as const;
  }
  return { of: 'line', line, unit, pieces: quantity, amountCents } as const;
}

function ofAmount({ line, unit, amountCents }: RefundedAmount, account: RefundAccount) {
  const part = account.lines.get(line);
  if (!part) return 'nothing-selected';
  const left = unit === undefined ? leftOf(part) : (part.units[unit - 1]?.leftCents ?? 0);
  return within({ of: 'line', line, unit, amountCents }, left);
}

function ofShipping(
  shipping: true | { amountCents: Cents },
  { shipping: part }: RefundAccount,
  isLimited: boolean,
) {
  const left = part ? leftOf(part) : 0;
  if (shipping !== true) return within({ of: 'shipping', ...shipping }, left);
  if (left === 0 && !isLimited)
    return part?.paid.totalCents ? 'amount-exceeds-remaining' : 'delivery-free';
  return { of: 'shipping', amountCents: left } as const;
}

function within(part: RefundPart, left: Cents): RefundPart | RefundError {
  if (part.amountCents <= 0) return 'amount-not-positive';
  return part.amountCents > left ? 'amount-exceeds-remaining' : part;
}
