import type { ClientSession } from 'mongoose';
import { findShortages } from '../catalog/index.js';
import { isConflict } from '../http/errors.js';
import { inTransaction, isDuplicate } from '../mongo/transaction.js';
import { buyerQueue, checkoutQueue } from './checkout-queue.js';
import { earlierOrder } from './earlier-order.js';
import { takeOrderNumber } from '../orders/index.js';
import { mergeItems } from './merge-items.js';
import type { OrderRequest, PlacedOrder } from './order-request.js';
import { assertPaid, paidOrder, settlePayment, type PaymentProvider } from '../payments/index.js';
import { unavailable, writeOrder } from './write-order.js';

/**
 * Takes the stock and writes the order in one transaction, all or nothing, then charges the buyer and marks the order
 * as paid. If the payment is refused, the order is cancelled and its stock returned. If the shop crashes in between,
 * `startPaymentRecovery` settles the payment. A key that has already placed an order returns that order.
 * @throws HttpError 401 if the buyer's account is deleted; 409 if an item is unavailable, the payment fails, the
 * delivery or the total is not as shown, or the key was used for other items; 429 if the buyer has too many checkouts
 * in progress; 503 if its turn comes too late, or the outcome of the payment is unknown.
 */
export async function placeOrder(
  request: Omit<OrderRequest, 'merged'>,
  payments: PaymentProvider,
): Promise<PlacedOrder> {
  const receivedAt = performance.now();
  const checkOut = async (): Promise<PlacedOrder> => {
    const merged = mergeItems(request.items);
    const stored = await storeOrder({ ...request, merged }, payments.name, receivedAt);
    if (!stored.photos) return { order: await paidOrder(stored.order, payments) };
    return { ...stored, order: assertPaid(await settlePayment(stored.order, payments)) };
  };
  return buyerQueue.run([request.buyer._id.toHexString()], checkOut, request.client);
}

/** Writes the order, or finds the one that an earlier or faster request with the same key has written. */
async function storeOrder(
  request: OrderRequest,
  provider: string,
  receivedAt: number,
): Promise<PlacedOrder> {
  const [earlier, shortages] = await Promise.all([
    earlierOrder(request),
    findShortages(request.merged),
  ]);
  if (earlier) return { order: earlier };
  try {
    // Checked before the queue: a checkout that can't succeed must not keep others waiting.
    if (shortages.length > 0) throw unavailable(request, shortages);
    return await writeInTurn(request, provider, receivedAt);
  } catch (error) {
    // A faster request may have written the order, and may have taken the last piece for it.
    const mayBeFaster = isDuplicate(error, 'idempotencyKey') || isConflict(error);
    const faster = mayBeFaster && (await earlierOrder(request));
    if (!faster) throw error;
    return { order: faster };
  }
}

/** Writes the order when it is its turn among the checkouts of its products. */
function writeInTurn(
  request: OrderRequest,
  provider: string,
  receivedAt: number,
): Promise<PlacedOrder> {
  // Outside the transaction: inside it, any two checkouts would conflict.
  const number = takeOrderNumber();
  // Avoids an unhandled rejection if the transaction fails before it awaits the number.
  number.catch(() => undefined);
  const write = (session: ClientSession) => writeOrder(request, { number, provider }, session);
  return checkoutQueue.run(
    request.merged.map(({ product }) => product),
    () => inTransaction(write, receivedAt),
    request.client,
  );
}
