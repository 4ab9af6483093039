import { allocate, allocateWithin } from '../../pricing/arithmetic/allocate.js';
import type { OrderPrice } from '../../pricing/order-price.js';
import { priceOrder } from '../../pricing/price-order.js';
import type { RefundPart, RefundRequest } from '../../pricing/refunds/refund.js';
import { planRefund } from '../../pricing/refunds/plan-refund.js';
import type {
  AllocateExample,
  Example,
  ExampleEarlierRefund,
  ExampleRefund,
  OrderExample,
  RefundExample,
} from './example.js';
import { orderOf } from './order-of.js';

/** What the shop answers to an example, under the names that its `expect` uses. Undefined for an unknown type. */
export function answerOf(example: Example): Record<string, unknown> | undefined {
  switch (example.type) {
    case 'totals':
    case 'eligibility':
      return totals(example as OrderExample);
    case 'allocate':
      return shares(example as AllocateExample);
    case 'refund':
      return refund(example as RefundExample);
    default:
      return undefined;
  }
}

function totals(example: OrderExample) {
  const { lines, rejected, ...price } = priceOrder(orderOf(example));
  const { itemsCents, discountCents, shippingCents, taxCents, containedTaxCents } = price;
  return {
    items: itemsCents,
    discount: discountCents,
    shipping: shippingCents,
    tax: taxCents,
    taxIncluded: containedTaxCents,
    taxAdded: taxCents - containedTaxCents,
    total: price.totalCents,
    lines: lines.map((line) => ({
      id: line.id,
      discount: line.discountCents,
      tax: line.taxCents,
      net: line.totalCents - line.taxCents,
      gross: line.totalCents,
      total: line.totalCents,
    })),
    taxByRate: byRate(price.taxes.map(({ rate, amountCents }) => [rate, amountCents])),
    rejected,
  };
}

/** Amounts of tax under their rates in percent. */
function byRate(taxes: Iterable<readonly [number, number]>): Record<string, number> {
  return Object.fromEntries([...taxes].map(([rate, amount]) => [String(rate / 1000), amount]));
}

function shares({ weights, amount, caps }: AllocateExample) {
  return { shares: caps ? allocateWithin(amount, weights, caps) : allocate(amount, weights) };
}

function refund({ order, priorRefunds, request }: RefundExample) {
  const price = priceOrder(orderOf(order));
  const before = priorRefunds
    .filter(({ state }) => state !== 'failed')
    .map((one) => ({ parts: earlierParts(one, price) }));
  const refunded = before
    .flatMap(({ parts }) => parts)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const plan = planRefund(price, order.paid, before, requestOf(request));
  if (typeof plan === 'string')
    return {
      ok: false,
      error: plan,
      refundedTotal: refunded,
      remaining: price.totalCents - refunded,
    };
  return {
    ok: true,
    refundedTotal: plan.refundedCents,
    remaining: plan.remainingCents,
    amount: plan.amountCents,
    tax: plan.taxCents,
    net: plan.amountCents - plan.taxCents,
    taxByRate: byRate(plan.taxes.map(({ rate, amountCents }) => [rate, amountCents])),
    state: plan.remainingCents === 0 ? 'refunded' : 'partially-refunded',
  };
}

function requestOf(request: ExampleRefund): RefundRequest {
  const { units, amounts, shipping, shippingAmount, amount, all } = request;
  return {
    pieces: units,
    amounts: amounts?.map((one) => ({ ...one, amountCents: one.amount })),
    shipping: ofShipping(shipping, shippingAmount),
    amountCents: amount,
    isAll: all,
  };
}

function ofShipping(isAll: boolean | undefined, amountCents: number | undefined) {
  if (amountCents !== undefined) return { amountCents };
  return isAll ? true : undefined;
}

function earlierParts(
  { line, unit, quantity, shipping, amount }: ExampleEarlierRefund,
  price: OrderPrice,
): RefundPart[] {
  if (line !== undefined)
    return [{ of: 'line', line, unit, pieces: quantity, amountCents: amount }];
  if (shipping) return [{ of: 'shipping', amountCents: amount }];
  // Everything was given back: it is booked where it belongs.
  if (amount === price.totalCents) {
    const everything = planRefund(price, true, [], { isAll: true });
    if (typeof everything === 'object') return [...everything.parts];
  }
  return [{ of: 'order', amountCents: amount }];
}
