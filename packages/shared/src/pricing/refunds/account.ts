import type { Cents } from '../../money.js';
import { allocate } from '../arithmetic/allocate.js';
import { portion } from '../arithmetic/portion.js';
import { sum } from '../arithmetic/sum.js';
import type { OrderPrice, TaxedAmount } from '../order-price.js';
import type { RefundPart } from './refund.js';
import { unitShares } from './unit-shares.js';

/** What was paid for a line or for the delivery, and what of it was given back. */
export interface PaidPart {
  readonly paid: Pick<TaxedAmount, 'rate' | 'taxCents' | 'totalCents'>;
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
  taxLeftCents: Cents;
  readonly taxLeftByRate = new Map<number, Cents>();
  /** What was given back of the order as such. */
  #ofOrderCents = 0;
  readonly #taxCents: Cents;

  constructor({ lines, delivery, totalCents, taxCents }: OrderPrice) {
    this.lines = new Map(lines.map((line) => [line.id, paidPart(line, line.quantity)]));
    this.shipping = delivery ? paidPart(delivery, 1) : undefined;
    this.totalCents = totalCents;
    this.taxLeftCents = taxCents;
    this.#taxCents = taxCents;
    for (const { rate, taxCents: tax } of [...lines, ...(delivery ? [delivery] : [])])
      this.taxLeftByRate.set(rate, (this.taxLeftByRate.get(rate) ?? 0) + tax);
  }

  get leftCents(): Cents {
    return this.totalCents - this.refundedCents;
  }

  partOf({ of, line }: Pick<RefundPart, 'of' | 'line'>): PaidPart | undefined {
    return of === 'line' ? this.lines.get(line ?? '') : this.shipping;
  }

  /** Takes a part off the pieces that it is of, so that the next part is found among what is left of them. */
  take(part: RefundPart): void {
    const paid = part.of === 'order' ? undefined : this.partOf(part);
    if (paid) takeFromUnits(paid, part);
  }

  /** Books a part as given back, and returns the tax in it by rate. */
  book(part: RefundPart): Map<number, Cents> {
    const { amountCents } = part;
    const wanted = part.of === 'order' ? this.#orderTax(amountCents) : this.#partTax(part);
    this.refundedCents += amountCents;
    const taxes = this.#withWhatExceeds(wanted);
    for (const [rate, tax] of taxes) {
      this.taxLeftByRate.set(rate, (this.taxLeftByRate.get(rate) ?? 0) - tax);
      this.taxLeftCents -= tax;
    }
    return taxes;
  }

  /** These taxes, raised so far that the tax which is left is not more than the money which is left. */
  #withWhatExceeds(taxes: ReadonlyMap<number, Cents>): Map<number, Cents> {
    const after = [...this.taxLeftByRate].map(
      ([rate, left]) => [rate, left - (taxes.get(rate) ?? 0)] as const,
    );
    const lefts = after.map(([, left]) => left);
    const raised = allocate(Math.max(0, sum(lefts) - this.leftCents), lefts);
    return new Map(
      after.map(([rate], index) => [rate, (taxes.get(rate) ?? 0) + (raised[index] ?? 0)]),
    );
  }

  /** The tax of what is given back of the order as such, split over the rates by what is left of each. */
  #orderTax(amountCents: Cents): Map<number, Cents> {
    const tax = taxBetween(this.#ofOrderCents, amountCents, {
      taxCents: this.#taxCents,
      totalCents: this.totalCents,
    });
    this.#ofOrderCents += amountCents;
    const rates = [...this.taxLeftByRate];
    const shares = allocate(
      Math.min(tax, this.taxLeftCents),
      rates.map(([, left]) => left),
    );
    return new Map(rates.map(([rate], index) => [rate, shares[index] ?? 0]));
  }

  #partTax(part: RefundPart): Map<number, Cents> {
    const paid = this.partOf(part);
    if (!paid) return new Map();
    const tax = taxBetween(paid.refundedCents, part.amountCents, paid.paid);
    paid.refundedCents += part.amountCents;
    takeFromUnits(paid, part);
    const { rate } = paid.paid;
    return new Map([[rate, Math.min(tax, this.taxLeftByRate.get(rate) ?? 0)]]);
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
