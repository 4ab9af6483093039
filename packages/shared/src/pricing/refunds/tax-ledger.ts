import type { Cents } from '../../money.js';
import { allocate } from '../arithmetic/allocate.js';
import { divide } from '../arithmetic/divide.js';
import { portion } from '../arithmetic/portion.js';
import type { OrderPrice, TaxedAmount, TaxTotal } from '../order-price.js';
import { byRate } from '../taxes/tax-order.js';

/** What was paid at a rate, with its tax, and what of both is left. */
interface PaidAtRate {
  readonly name: string;
  readonly rate: number;
  readonly paidCents: Cents;
  readonly taxCents: Cents;
  leftCents: Cents;
  taxLeftCents: Cents;
}

type Rate = Pick<TaxedAmount, 'rate' | 'rateName'>;

/**
 * What was paid for an order at each rate. What is given back is taken off net and tax of the same rates, so that nothing
 * is left of either once all is given back, and neither is more than a cent from the other before that.
 */
export class TaxLedger {
  readonly #rates = new Map<string, PaidAtRate>();

  constructor({ lines, delivery }: Pick<OrderPrice, 'lines' | 'delivery'>) {
    for (const { rate, rateName, totalCents, taxCents } of [
      ...lines,
      ...(delivery ? [delivery] : []),
    ]) {
      const key = keyOf(rate, rateName);
      const before = this.#rates.get(key);
      const paid = (before?.paidCents ?? 0) + totalCents;
      const tax = (before?.taxCents ?? 0) + taxCents;
      const left = { leftCents: paid, taxLeftCents: tax };
      this.#rates.set(key, { name: rateName, rate, paidCents: paid, taxCents: tax, ...left });
    }
  }

  /** Takes off an amount of the order as such: of each rate, by what is left of it. */
  take(amountCents: Cents): TaxTotal[] {
    const rates = [...this.#rates.values()];
    const shares = allocate(
      amountCents,
      rates.map(({ leftCents }) => leftCents),
    );
    return rates.flatMap((one, index) => takeOff(one, shares[index] ?? 0));
  }

  /**
   * Takes off an amount of something that is taxed so, with the tax in it. What amounts of the order have already taken
   * of its rate is taken off the others.
   */
  takeAt({ rate, rateName }: Rate, amountCents: Cents, taxCents: Cents): TaxTotal[] {
    const one = this.#rates.get(keyOf(rate, rateName));
    const share = Math.min(amountCents, one?.leftCents ?? 0);
    const taken = one ? takeOff(one, share, portion(share, taxCents, amountCents || 1)) : [];
    return share === amountCents ? taken : [...taken, ...this.take(amountCents - share)];
  }

  /** Takes off what is known to have been given back. */
  takeKnown(taxes: readonly TaxTotal[]): void {
    for (const { rate, name, baseCents, amountCents } of taxes) {
      const one = this.#rates.get(keyOf(rate, name));
      if (!one) continue;
      one.leftCents -= baseCents + amountCents;
      one.taxLeftCents -= amountCents;
    }
  }
}

/** Net and tax of several amounts, added up by rate, the highest first. */
export function addedUp(taxes: readonly TaxTotal[]): TaxTotal[] {
  const sums = new Map<string, TaxTotal>();
  for (const one of taxes) {
    const key = keyOf(one.rate, one.name);
    const { baseCents = 0, amountCents = 0 } = sums.get(key) ?? {};
    sums.set(key, {
      ...one,
      baseCents: baseCents + one.baseCents,
      amountCents: amountCents + one.amountCents,
    });
  }
  return [...sums.values()].sort(byRate);
}

function keyOf(rate: number, name: string): string {
  return `${rate}:${name}`;
}

function takeOff(one: PaidAtRate, share: Cents, wantedTax?: Cents): TaxTotal[] {
  if (share === 0) return [];
  const taxCents = taxIn(one, share, wantedTax);
  one.leftCents -= share;
  one.taxLeftCents -= taxCents;
  const { name, rate } = one;
  return [{ name, rate, baseCents: share - taxCents, amountCents: taxCents }];
}

/** The tax in a share of what is left: less than a cent from the exact one, as is that in the rest. */
function taxIn(one: PaidAtRate, share: Cents, wanted?: Cents): Cents {
  const { taxLeftCents } = one;
  const rest = one.leftCents - share;
  const ratio = ratioOf(one);
  const [inShare, inRest] = [between(share, ratio), between(rest, ratio)];
  const least = Math.max(inShare.least, taxLeftCents - inRest.most);
  const most = Math.min(inShare.most, taxLeftCents - inRest.least);
  return Math.min(most, Math.max(least, wanted ?? portion(share, ratio.tax, ratio.of)));
}

/** The tax in what was paid; in what is left, if refunds that failed have moved the odd cents. */
function ratioOf({ paidCents, taxCents, leftCents, taxLeftCents }: PaidAtRate) {
  const paid = { tax: taxCents, of: paidCents };
  const { least, most } = between(leftCents, paid);
  const isOdd = taxLeftCents < least || taxLeftCents > most;
  return isOdd ? { tax: taxLeftCents, of: leftCents } : paid;
}

/** The whole cents next to the exact tax in an amount. */
function between(amount: Cents, { tax, of }: { tax: Cents; of: Cents }) {
  const { quotient, remainder } = divide(amount, tax, of);
  return { least: quotient, most: remainder === 0 ? quotient : quotient + 1 };
}
