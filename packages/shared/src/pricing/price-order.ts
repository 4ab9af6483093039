import { sumOf } from './arithmetic/sum.js';
import type { DeliveryPrice, LineDiscount, LinePrice, PricedOrder } from './order-price.js';
import type { OrderToPrice } from './order-to-price.js';
import { itemsTotal, lineTotal, type PricedLine } from './priced-line.js';
import { discountOrder, type DiscountedOrder } from './promotions/effects/discount-order.js';
import { taxAmounts, taxTotals } from './taxes/tax-order.js';

/**
 * What an order costs, in whole cents: lines, promotions and codes, delivery, and taxes, in that order. Nothing else
 * computes it: the quote shows it, the payment takes it, and the order keeps it, unchanged from then on.
 * `e2e/state/complaints.ts` computes it independently: a check with the same code would prove nothing.
 */
export function priceOrder(order: OrderToPrice): PricedOrder {
  const discounted = discountOrder(order);
  const lines = priceLines(order, discounted);
  const delivery = priceDelivery(order, discounted);
  const taxed = [...lines, ...(delivery ? [delivery] : [])];
  const discountCents = sumOf(lines, ({ discountCents: off }) => off);
  return {
    lines: inOrderOf(order.lines, lines),
    delivery,
    taxes: taxTotals(taxed),
    applied: discounted.applied.map(({ details }) => details),
    itemsCents: itemsTotal(order.lines),
    discountCents,
    shippingCents: delivery ? delivery.priceCents - delivery.discountCents : 0,
    taxCents: sumOf(taxed, ({ taxCents }) => taxCents),
    containedTaxCents: sumOf(taxed, ({ containedTaxCents }) => containedTaxCents),
    totalCents: sumOf(taxed, ({ totalCents }) => totalCents),
    rejected: discounted.rejected,
    gifts: discounted.gifts,
    offers: discounted.offers,
  };
}

/** The lines in the order of their ids, so that whoever gets the odd cent does not depend on theirs. */
function priceLines({ taxes, occasion }: OrderToPrice, discounted: DiscountedOrder): LinePrice[] {
  const { basket, applied } = discounted;
  const taxed = taxAmounts(
    basket.map(({ line, leftCents }) => ({ ...taxing(line), amountCents: leftCents })),
    taxes,
    occasion?.now ?? 0,
  );
  const discountsOf = basket.map((): LineDiscount[] => []);
  for (const { details, shares } of applied)
    for (const { index, amountCents } of shares)
      discountsOf[index]?.push({ promotion: details.promotion, amountCents });
  return basket.flatMap(({ line, leftCents }, index) => {
    const { id, priceCents, quantity, weight } = line;
    const discounts = discountsOf[index] ?? [];
    const tax = taxed[index];
    const discountCents = lineTotal(line) - leftCents;
    const piece = { id, priceCents, quantity, ...(weight !== undefined && { weight }) };
    return tax ? [{ ...piece, discounts, discountCents, ...tax }] : [];
  });
}

function inOrderOf(asked: readonly PricedLine[], lines: readonly LinePrice[]): LinePrice[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return asked.flatMap(({ id }) => byId.get(id) ?? []);
}

function taxing({ taxClass, isTaxIncluded }: PricedLine) {
  return { taxClass, isTaxIncluded };
}

function priceDelivery(
  { taxes, occasion }: OrderToPrice,
  { delivery, chosen }: DiscountedOrder,
): DeliveryPrice | null {
  if (!delivery || !chosen) return null;
  const { id, name, taxClass, isTaxIncluded } = chosen.method;
  const { priceCents } = chosen;
  const [tax] = taxAmounts(
    [{ taxClass, isTaxIncluded, amountCents: delivery.leftCents }],
    taxes,
    occasion?.now ?? 0,
  );
  const discountCents = priceCents - delivery.leftCents;
  return tax ? { method: id, name, priceCents, discountCents, ...tax } : null;
}
