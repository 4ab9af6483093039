import {
  allocate,
  centsFromDollars,
  itemKey,
  lineTotal,
  planRefund,
  type Cents,
  type OrderPrice,
  type Refund,
  type RefundError,
  type RefundInput,
  type RefundRequest,
} from '@shop/shared';
import { badRequest, conflict } from '@shop/http/errors';
import {
  earlierRefund,
  isDisputed,
  isRefundable,
  isRefundLimited,
  itemOf,
  leftToRefund,
  standingRefunds,
  type OrderRecord,
  type RefundRecord,
} from '../../orders/index.js';

const DISPUTED =
  'The buyer disputes this payment at the bank. Answer at your payment provider: a refund would be a second one.';

/** What is to be returned: see `refundInputSchema`. */
export type WantedRefund = Pick<
  RefundInput,
  'all' | 'lines' | 'shipping' | 'amount' | 'deduction' | 'whatIsLeft'
>;

/** What a refund comes to. */
export interface PlannedRefund extends Refund {
  /** Whether it is less than was asked for, because no more is left. */
  isLimited?: true;
}

const REFUSALS: Record<RefundError, string> = {
  'order-not-paid': 'This order is not paid, so there is nothing to refund.',
  'nothing-selected': 'There is nothing to refund.',
  'delivery-free': 'The delivery was free, so there is nothing of it to refund.',
  'amount-not-positive': 'There is nothing left to refund.',
  'amount-exceeds-remaining': 'That is more than what is left of what was paid.',
  'deduction-too-high': 'The deduction leaves nothing to refund.',
};

/**
 * What a refund of an order comes to, by what it keeps of its price and of earlier refunds.
 * @throws HttpError 400 for lines that the order does not have; 409 if it can't be returned.
 */
export function planForOrder(order: OrderRecord, wanted: WantedRefund): PlannedRefund {
  assertNotDisputed(order);
  const request = requestOf(order, wanted);
  const isPaid = isRefundable(order);
  const whole = planWithinPaid(order, request, isPaid);
  if (typeof whole !== 'string') return whole;
  if (!wanted.whatIsLeft || whole !== 'amount-exceeds-remaining') throw refusal(whole, order);
  const mostCents = leftToRefund(order);
  const limited = planWithinPaid(order, { ...request, mostCents }, isPaid);
  if (typeof limited === 'string') throw refusal(limited, order);
  return { ...limited, isLimited: true };
}

/** What a refund comes to that the provider has made already, also of a payment that the buyer disputes. */
export function planMade(order: OrderRecord, amountCents: Cents): Refund {
  const plan = planWithinPaid(order, { amountCents }, true);
  if (typeof plan === 'string') throw refusal(plan, order);
  return plan;
}

/** What a refund comes to, or why it can't be made: the price knows nothing of what was paid, or lost. */
function planWithinPaid(
  order: OrderRecord,
  request: RefundRequest,
  isPaid: boolean,
): Refund | RefundError {
  const before = standingRefunds(order).map(earlierRefund);
  const plan = planRefund(priceOf(order), isPaid, before, request);
  if (typeof plan === 'string' || !isRefundLimited(order)) return plan;
  const remainingCents = leftToRefund(order) - plan.amountCents;
  return remainingCents < 0 ? 'amount-exceeds-remaining' : { ...plan, remainingCents };
}

const FREE = 'There is nothing to refund for this: it was free, or was refunded before.';

function refusal(error: RefundError, order: OrderRecord) {
  const { payment } = order;
  const isLeft = isRefundable(order) && leftToRefund(order) > 0;
  if (error === 'amount-not-positive' && isLeft) return conflict(FREE);
  const isReturned = payment.state === 'refunded' || payment.state === 'cancelling';
  const isOver = error === 'order-not-paid' && isReturned;
  return conflict(REFUSALS[isOver ? 'amount-not-positive' : error]);
}

/** @throws HttpError 409 if the bank has the money until a dispute is decided. */
export function assertNotDisputed(order: OrderRecord): void {
  if (isDisputed(order)) throw conflict(DISPUTED);
}

function requestOf(order: OrderRecord, wanted: WantedRefund): RefundRequest {
  const { all, lines = [], shipping, amount, deduction = 0 } = wanted;
  const deductionCents = centsFromDollars(deduction);
  if (all && isRefundLimited(order)) return { amountCents: leftToRefund(order), deductionCents };
  const request: RefundRequest = {
    isAll: all,
    pieces: piecesOf(order, lines),
    shipping: shipping ? true : undefined,
    amountCents: amount === undefined ? undefined : centsFromDollars(amount),
    deductionCents,
  };
  return request;
}

function piecesOf(order: OrderRecord, wanted: NonNullable<WantedRefund['lines']>) {
  return wanted.map(({ line: id, quantity }, index) => {
    const line = order.lines.find(({ _id }) => _id.equals(id));
    if (!line) {
      const message = 'The order has no such line';
      throw badRequest(message, [{ field: `lines.${index}.line`, message }]);
    }
    return { line: itemKey(itemOf(line)), quantity };
  });
}

/** The pieces of a plan by the order's own lines. */
export function linesOf(
  { lines }: OrderRecord,
  { parts }: Pick<Refund, 'parts'>,
): RefundRecord['lines'] {
  return lines.flatMap((line) => {
    const key = itemKey(itemOf(line));
    const part = parts.find((one) => one.line === key);
    return part?.pieces ? [{ line: line._id, quantity: part.pieces }] : [];
  });
}

/** The price that an order keeps; one without was the sum of its lines. */
function priceOf({ price, lines, totalCents }: OrderRecord): OrderPrice {
  if (price) return price;
  const untaxed = { rate: 0, rateName: '', taxClass: '', taxCents: 0, containedTaxCents: 0 };
  const shares = allocate(totalCents, lines.map(lineTotal));
  return {
    lines: lines.map((line, index) => ({
      ...untaxed,
      id: itemKey(itemOf(line)),
      priceCents: line.priceCents,
      quantity: line.quantity,
      discounts: [],
      discountCents: 0,
      totalCents: shares[index] ?? 0,
    })),
    delivery: null,
    taxes: [],
    applied: [],
    itemsCents: totalCents,
    discountCents: 0,
    shippingCents: 0,
    taxCents: 0,
    containedTaxCents: 0,
    totalCents,
  };
}
