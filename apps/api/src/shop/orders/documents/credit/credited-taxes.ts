import { allocate, sumOf, type OrderPrice, type TaxTotal } from '@shop/shared';
import type { RefundRecord } from '../../money/refund-record.js';

type Refunded = Pick<RefundRecord, 'parts' | 'taxes'>;

/**
 * The taxes of an invoice, with what a refund takes back of each: the net and the tax of what was paid at this rate. An
 * amount of the order as such is of all rates, as the invoice is.
 */
export function creditedTaxes(
  taxes: readonly TaxTotal[],
  price: OrderPrice | undefined,
  refund: Refunded,
): TaxTotal[] {
  const paid = taxes.map(({ baseCents, amountCents }) => baseCents + amountCents);
  const untaxed = (price?.totalCents ?? 0) - sumOf(paid, (cents) => cents);
  const ofOrder = sumOf(refund.parts, ({ of, amountCents }) => (of === 'order' ? amountCents : 0));
  const shares = allocate(ofOrder, [...paid, Math.max(0, untaxed)]);
  const gross = taxes.map((tax, index) => (shares[index] ?? 0) + ofParts(tax, price, refund.parts));
  const tax = taxOfEach(taxes, gross, refund);
  return taxes.flatMap(({ name, rate }, index) => {
    const [grossCents = 0, amountCents = 0] = [gross[index], tax[index]];
    if (grossCents === 0 && amountCents === 0) return [];
    return [{ name, rate, baseCents: grossCents - amountCents, amountCents }];
  });
}

/** What goes back of the lines and the delivery that are taxed so. */
function ofParts(
  { name, rate }: TaxTotal,
  price: OrderPrice | undefined,
  parts: Refunded['parts'],
) {
  return sumOf(parts, ({ of, line, amountCents }) => {
    const paid =
      of === 'line'
        ? price?.lines.find(({ id }) => id === line)
        : of === 'shipping' && price?.delivery;
    return paid && paid.rate === rate && paid.rateName === name ? amountCents : 0;
  });
}

/** A refund knows the tax of each rate. Taxes with the same rate and other names share it. */
function taxOfEach(taxes: readonly TaxTotal[], gross: readonly number[], refund: Refunded) {
  const tax = taxes.map(() => 0);
  for (const { rate, amountCents } of refund.taxes) {
    const same = [...taxes.keys()].filter((index) => taxes[index]?.rate === rate);
    const shares = allocate(
      amountCents,
      same.map((index) => gross[index] ?? 0),
    );
    same.forEach((index, place) => (tax[index] = shares[place] ?? 0));
  }
  return tax;
}
