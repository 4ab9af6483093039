import { inTransaction, isDuplicate } from '@shop/mongo';
import { assertWaiting } from '@shop/front';
import { findShortages } from '../catalog/index.js';
import { isConflict } from '@shop/http/errors';
import { isBeingPaid } from '../orders/index.js';
import {
  assertPaid,
  assertPayable,
  paidOrder,
  settlePayment,
  type PaymentProvider,
} from '../payments/index.js';
import { inBuyersTurn, inProductsTurn } from './checkout-queue.js';
import { earlierOrder } from './earlier-order.js';
import { mergeItems } from './merge-items.js';
import { takeOrderNumber } from './order-number.js';
import {
  limitedBy,
  rulesNow,
  STORED_PRICING,
  type CheckoutPricing,
} from './price/checkout-pricing.js';
import type { OrderRequest, PlacedOrder } from './order-request.js';
import { unavailable, writeOrder } from './write-order.js';

/** A request as it comes in: without wishes, it has no codes and no address. */
type AskedOrder = Omit<OrderRequest, 'merged' | 'receivedAt' | 'wishes' | 'told'> &
  Partial<Pick<OrderRequest, 'wishes' | 'told'>>;

/**
 * Places an order: takes its stock and writes it in one transaction, all or nothing, then takes the payment and marks
 * the order as paid, unless it is paid later. If the payment is refused, the order is cancelled and its stock given
 * back. If the shop crashes in between, `startPaymentRecovery` settles the payment. A key that has already placed an
 * order returns that order.
 * @throws HttpError 400 if a variant or the delivery has to be chosen, or the shop does not deliver to the address; 401
 * if the buyer's account is deleted; 409 if an item is unavailable, the payment fails, a code can't be used, the
 * delivery or the total is not as shown, or the key was used for other items; 429 if the buyer has too many checkouts
 * in progress; 503 if its turn comes too late, or the outcome of the payment is unknown.
 */
export function placeOrder(
  asked: AskedOrder,
  payments: PaymentProvider,
  pricing = STORED_PRICING,
): Promise<PlacedOrder> {
  const request = {
    wishes: {},
    told: {},
    ...asked,
    merged: mergeItems(asked.items),
    receivedAt: performance.now(),
  };
  return inBuyersTurn(request, async () => {
    const { order, photos } = await storeOrder(request, payments.name, pricing);
    if (!isBeingPaid(order.payment)) return { order: assertPayable(order), photos };
    if (!photos) return { order: await paidOrder(order, payments) };
    return { order: assertPaid(await settlePayment(order, payments)), photos };
  });
}

/** Writes the order, not yet paid, or finds the one that another request with the same key has written. */
async function storeOrder(
  request: OrderRequest,
  provider: string,
  pricing: CheckoutPricing,
): Promise<PlacedOrder> {
  const [earlier, shortages, rules] = await Promise.all([
    earlierOrder(request),
    findShortages(request.merged),
    rulesNow(pricing, request.wishes),
  ]);
  if (earlier) return { order: earlier };
  try {
    // Checked before the queue: a checkout that can't succeed must not keep others waiting.
    if (shortages.length > 0) throw unavailable(request, shortages);
    const number = takeNumberAhead();
    return await inProductsTurn(request, limitedBy(request, rules), () =>
      inTransaction((session) => {
        // Who was told to come back must not be charged meanwhile.
        assertWaiting(request.client);
        return writeOrder(request, { number, provider, rules }, session);
      }, request.receivedAt),
    );
  } catch (error) {
    // A faster request may have written the order, and may have taken the last piece for it.
    const mayBeFaster = isDuplicate(error, 'idempotencyKey') || isConflict(error);
    const faster = mayBeFaster && (await earlierOrder(request));
    if (!faster) throw error;
    return { order: faster };
  }
}

/** Begins to take the order's number, outside the transaction: inside it, any two checkouts would conflict. */
function takeNumberAhead(): Promise<number> {
  const number = takeOrderNumber();
  // Avoids an unhandled rejection if the transaction fails before it awaits the number.
  number.catch(() => undefined);
  return number;
}
