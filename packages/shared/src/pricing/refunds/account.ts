import type { Cents } from '../../money.js';
import { portion } from '../arithmetic/portion.js';
import { sum } from '../arithmetic/sum.js';
import type { OrderPrice, TaxedAmount, TaxTotal } from '../order-price.js';
import type { EarlierRefund, RefundPart } from './refund.js';
import { TaxLedger } from './tax-ledger.js';
import { unitShares } from './unit-shares.js';

/** What was paid for a line or for the delivery, and what of it was given back. */
export interface PaidPart {
  readonly paid: Pick<TaxedAmount, 'rate' | 'rateName' | 'taxCents' | 'totalCents'>;
  refundedCents: Cents;
  /** What is left of each piece. The delivery is one piece. */
  readonly units: { leftCents: Cents; isReturned: boolean }[];
}

/** What was paid for an order, and what of it was given back. Booking a part changes it. */
export class RefundAccount {
  readonly lines: ReadonlyMap<string, PaidPart>;
  readonly shipping: PaidPart | undefined;
  readonly totalCents: Cents;
  refundedCents = 0;
  readonly #taxes: TaxLedger;

  constructor(price: OrderPrice) {
    const { lines, delivery, totalCents } = price;
    this.lines = new Map(lines.map((line) => [line.id, paidPart(line, line.quantity)]));
    this.shipping = delivery ? paidPart(delivery, 1) : undefined;
    this.totalCents = totalCents;
    this.#taxes = new TaxLedger(price);
  }

  get leftCents(): Cents {
    return this.totalCents - this.refundedCents;
  }

  /** What a part is of. Undefined if it is of the order as such. */
  partOf({ of, line }: Pick<RefundPart, 'of' | 'line'>): PaidPart | undefined {
    if (of === 'order') return undefined;
    return of === 'line' ? this.lines.get(line ?? '') : this.shipping;
  }

  /** Takes a part off the pieces that it is of, so that the next part is found among what is left of them. */
  take(part: RefundPart): void {
    const paid = this.partOf(part);
    if (paid) takeFromUnits(paid, part);
  }

  /** Books a part as given back, and returns net and tax in it by rate. */
  book(part: RefundPart): TaxTotal[] {
    const { amountCents } = part;
    const paid = this.partOf(part)?.paid;
    const tax = this.#taxIn(part);
    this.#bookPieces(part);
    return paid ? this.#taxes.takeAt(paid, amountCents, tax) : this.#taxes.take(amountCents);
  }

  /** Books a refund that was made before. Those of earlier builds don't say what they took of each rate. */
  bookEarlier({ parts, taxes }: EarlierRefund): void {
    if (!taxes) for (const part of parts) this.book(part);
    else {
      for (const part of parts) this.#bookPieces(part);
      this.#taxes.takeKnown(taxes);
    }
  }

  #taxIn(part: RefundPart): Cents {
    const of = this.partOf(part);
    return of ? taxBetween(of.refundedCents, part.amountCents, of.paid) : 0;
  }

  #bookPieces(part: RefundPart): void {
    this.refundedCents += part.amountCents;
    this.take(part);
    const of = this.partOf(part);
    if (of) of.refundedCents += part.amountCents;
  }
}

/** The tax in an amount that follows on what was given back before, so that the taxes of all amounts add up. */
function taxBetween(
  before: Cents,
  amount: Cents,
  { taxCents, totalCents }: { taxCents: Cents; totalCents: Cents },
): Cents {
  if (totalCents === 0) return 0;
  return portion(before + amount, taxCents, totalCents) - portion(before, taxCents, totalCents);
}

function takeFromUnits({ units }: PaidPart, { unit, pieces = 0, amountCents }: RefundPart): void {
  const returned = unitsToReturn(units, unit, pieces);
  for (const one of returned.slice(0, pieces)) one.isReturned = true;
  let left = amountCents;
  for (const one of [...returned, ...units]) {
    const taken = Math.min(left, one.leftCents);
    one.leftCents -= taken;
    left -= taken;
  }
}

/** The piece that is meant, or the first ones that have not come back. */
export function unitsToReturn(
  units: PaidPart['units'],
  unit: number | undefined,
  pieces: number,
): PaidPart['units'] {
  if (unit !== undefined) return units.slice(unit - 1, unit);
  return units.filter(({ leftCents, isReturned }) => !isReturned && leftCents > 0).slice(0, pieces);
}

function paidPart(paid: TaxedAmount, quantity: number): PaidPart {
  const shares = unitShares(paid.totalCents, quantity);
  const units = shares.map((leftCents) => ({ leftCents, isReturned: false }));
  return { paid, refundedCents: 0, units };
}

/** What is left of a line or of the delivery. */
export function leftOf({ units }: PaidPart): Cents {
  return sum(units.map(({ leftCents }) => leftCents));
}
