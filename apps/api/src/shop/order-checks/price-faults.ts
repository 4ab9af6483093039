import { itemKey, lineTotal, sumOf } from '@shop/shared';
import { itemOf, type OrderRecord } from '../orders/index.js';

/** Where the parts of what an order costs do not come to its total. */
export function priceFaults({ lines, adjustments = [], totalCents, price }: OrderRecord): string[] {
  const faults: string[] = [];
  const compare = (what: string, sum: number, wanted: number) => {
    if (sum !== wanted) faults.push(`${what} ${sum} cents, not ${wanted}`);
  };
  const adjusted = sumOf(adjustments, ({ amountCents }) => amountCents);
  compare('its lines and adjustments are', sumOf(lines, lineTotal) + adjusted, totalCents);
  if (!price) return faults;
  const { itemsCents, discountCents, shippingCents, taxCents, containedTaxCents } = price;
  const parts = itemsCents - discountCents + shippingCents + taxCents - containedTaxCents;
  compare('its price is', price.totalCents, totalCents);
  compare('the parts of its price are', parts, totalCents);
  const delivery = price.delivery?.totalCents ?? 0;
  const paid = sumOf(price.lines, (line) => line.totalCents) + delivery;
  compare('what is paid for its lines and delivery is', paid, totalCents);
  const taxes = sumOf(price.taxes, ({ amountCents }) => amountCents);
  compare('its taxes by rate are', taxes, taxCents);
  const priced = new Map(price.lines.map(({ id, quantity }) => [id, quantity]));
  for (const line of lines) {
    const key = itemKey(itemOf(line));
    if (priced.get(key) !== line.quantity)
      faults.push(`${line.name} is priced for ${priced.get(key) ?? 0} of ${line.quantity} pieces`);
  }
  return faults;
}
