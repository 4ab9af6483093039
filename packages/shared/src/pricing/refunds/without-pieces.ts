import { allocate } from '../arithmetic/allocate.js';
import { portion } from '../arithmetic/portion.js';
import { sumOf } from '../arithmetic/sum.js';
import type { LinePrice, OrderPrice } from '../order-price.js';
import { itemsTotal, lineTotal } from '../priced-line.js';
import { taxTotals } from '../taxes/tax-order.js';
import { unitShares } from './unit-shares.js';

/**
 * The price of an order without some of its pieces: what was agreed for the others stays, to the cent, with their shares of
 * every promotion. It is lower by what a refund of these pieces would return. The delivery stays as it is.
 * @param pieces how many are taken away, by the ids of the lines; of each at most what there are.
 */
export function withoutPieces(price: OrderPrice, pieces: ReadonlyMap<string, number>): OrderPrice {
  const lines = price.lines
    .map((line) => lineWithout(line, pieces.get(line.id) ?? 0))
    .filter(({ quantity }) => quantity > 0);
  const taxed = [...lines, ...(price.delivery ? [price.delivery] : [])];
  return {
    ...price,
    lines,
    taxes: taxTotals(taxed),
    applied: appliedTo(lines, price),
    itemsCents: itemsTotal(lines),
    discountCents: sumOf(lines, ({ discountCents }) => discountCents),
    taxCents: sumOf(taxed, ({ taxCents }) => taxCents),
    containedTaxCents: sumOf(taxed, ({ containedTaxCents }) => containedTaxCents),
    totalCents: sumOf(taxed, ({ totalCents }) => totalCents),
  };
}

function lineWithout(line: LinePrice, pieces: number): LinePrice {
  if (pieces === 0) return line;
  const quantity = line.quantity - pieces;
  const goneCents = sumOf(unitShares(line.totalCents, line.quantity).slice(0, pieces), Number);
  const left = { ...line, quantity, totalCents: line.totalCents - goneCents };
  const leftOf = (cents: number) =>
    line.totalCents === 0
      ? portion(cents, quantity, line.quantity)
      : cents - portion(goneCents, cents, line.totalCents);
  const taxes = taxesWithin(left, leftOf(line.taxCents), leftOf(line.containedTaxCents));
  const discountCents =
    lineTotal(left) + taxes.taxCents - taxes.containedTaxCents - left.totalCents;
  return { ...left, ...taxes, discountCents, discounts: discountsOf(line, discountCents) };
}

/** These taxes of a line, moved by the odd cent that no discount of it accounts for. */
function taxesWithin(line: LinePrice, taxCents: number, containedTaxCents: number) {
  const offCents = lineTotal(line) + taxCents - containedTaxCents - line.totalCents;
  const isOdd = offCents < 0 || (line.discountCents === 0 && offCents !== 0);
  if (!isOdd) return { taxCents, containedTaxCents };
  // A tax that is charged on top takes the cent; who is exempt pays none.
  return line.taxCents > 0
    ? { taxCents: taxCents - offCents, containedTaxCents }
    : { taxCents, containedTaxCents: containedTaxCents + offCents };
}

function discountsOf({ discounts }: LinePrice, discountCents: number): LinePrice['discounts'] {
  const shares = allocate(
    discountCents,
    discounts.map(({ amountCents }) => amountCents),
  );
  return discounts
    .map(({ promotion }, index) => ({ promotion, amountCents: shares[index] ?? 0 }))
    .filter(({ amountCents }) => amountCents > 0);
}

/** What each promotion still takes off. One that took off only what is gone takes off nothing: it stays used. */
function appliedTo(lines: readonly LinePrice[], { applied }: OrderPrice): OrderPrice['applied'] {
  const shares = lines.flatMap(({ discounts }) => discounts);
  return applied.map((one) =>
    one.scope === 'shipping'
      ? one
      : {
          ...one,
          amountCents: sumOf(
            shares.filter(({ promotion }) => promotion === one.promotion),
            ({ amountCents }) => amountCents,
          ),
        },
  );
}
