import { INITIAL_STATUS, orderTotal, type Cents, type Contact, type OrderItem } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { inTransaction, isDuplicate } from '../mongo/transaction.js';
import type { CurrentUser } from '../http/access.js';
import type { Client } from '../http/client.js';
import { conflict, isConflict, type HttpError } from '../http/errors.js';
import { buyerQueue, checkoutQueue } from './checkout-queue.js';
import { contactAtCheckout } from './contact-at-checkout.js';
import { OrderModel, type OrderRecord } from './order.model.js';
import { takeOrderNumber } from './order-number.js';
import type { Photos } from './order.view.js';
import { orderSearchWords } from './search/order-search.js';
import type { PaymentProvider } from './payments.js';
import { findShortages, inWords, mergeItems, takeStock, type Shortage } from './stock.js';

/** A shopper's request for an order. */
export interface OrderRequest {
  buyer: Pick<CurrentUser, '_id'>;
  items: readonly OrderItem[];
  /** The delivery that the shopper was shown, if it is to be checked. */
  shown?: Contact | undefined;
  /** Chosen by the client: requests with the same key get the same order. */
  idempotencyKey: string;
  client: Client;
}

/** An order, and the photos of its products if it was placed just now. */
export interface PlacedOrder {
  order: OrderRecord;
  photos?: Photos;
}

/**
 * Takes the stock, charges the buyer and writes the order in one transaction: all of it happens, or nothing. A key that
 * has already placed an order returns that order.
 * @throws HttpError 401 if the buyer's account is deleted; 409 if an item is unavailable, the payment fails, the
 * delivery is not as shown, or the key was used for other items; 429 if the buyer has too many checkouts in progress;
 * 503 if its turn comes too late.
 */
export async function placeOrder(
  request: OrderRequest,
  payments: PaymentProvider,
): Promise<PlacedOrder> {
  const { client } = request;
  const items = mergeItems(request.items);
  const products = items.map(({ product }) => product);
  const receivedAt = performance.now();
  const place = async (session: ClientSession, taken: Promise<number>) => {
    const contact = await contactAtCheckout(request, session);
    const { lines, photos, shortages } = await takeStock(items, session);
    if (lines.length < items.length) throw unavailable(request, shortages);
    const number = await taken;
    const totalCents = orderTotal(lines);
    const payment = await pay(request, totalCents, payments);
    const bought = { number, contact, lines, totalCents, payment };
    return { order: await writeOrder(request, bought, session), photos };
  };
  const checkOut = async (): Promise<PlacedOrder> => {
    const [earlier, shortages] = await Promise.all([
      earlierOrder(request, items),
      findShortages(items),
    ]);
    if (earlier) return { order: earlier };
    // Checked before the queue: a checkout that can't succeed must not keep others waiting.
    if (shortages.length > 0) return fasterOrder(unavailable(request, shortages), request, items);
    // Outside the transaction: inside it, any two checkouts would conflict.
    const number = takeOrderNumber();
    // Avoids an unhandled rejection if the transaction fails before it awaits the number.
    number.catch(() => undefined);
    const checkOutOnce = (session: ClientSession) => place(session, number);
    const bought = checkoutQueue.run(
      products,
      () => inTransaction(checkOutOnce, receivedAt),
      client,
    );
    return bought.catch((error: unknown) => fasterOrder(error, request, items));
  };
  return buyerQueue.run([request.buyer._id.toHexString()], checkOut, client);
}

/**
 * The order that a faster request with the same key has placed: the answer to both. That request may also have taken
 * the last piece.
 * @throws the error of the slower request, if there is no such order.
 */
async function fasterOrder(
  error: unknown,
  request: OrderRequest,
  items: OrderItem[],
): Promise<PlacedOrder> {
  const mayBeFaster = isDuplicate(error, 'idempotencyKey') || isConflict(error);
  const earlier = mayBeFaster && (await earlierOrder(request, items));
  if (!earlier) throw error;
  return { order: earlier };
}

/** Reports each shortage at the position where the client's list first has the product. */
function unavailable({ items }: OrderRequest, shortages: Shortage[]): HttpError {
  const errors = shortages.map(({ product, message }) => ({
    field: `items.${items.findIndex((item) => item.product === product)}.quantity`,
    message,
  }));
  return conflict(inWords(shortages), errors);
}

async function earlierOrder(
  { buyer, idempotencyKey }: OrderRequest,
  items: OrderItem[],
): Promise<OrderRecord | null> {
  const order = await OrderModel.findOne({ 'buyer._id': buyer._id, idempotencyKey }).lean();
  if (order && !isFor(order, items))
    throw conflict('This Idempotency-Key was used for another order');
  return order;
}

function isFor({ lines }: OrderRecord, items: OrderItem[]): boolean {
  const bought = mergeItems(
    lines.map(({ product, quantity }) => ({ product: product.toHexString(), quantity })),
  );
  return JSON.stringify(bought) === JSON.stringify(items);
}

async function pay(
  { buyer, idempotencyKey }: OrderRequest,
  amountCents: Cents,
  payments: PaymentProvider,
) {
  const result = await payments.charge({
    amountCents,
    idempotencyKey: `${buyer._id.toHexString()}:${idempotencyKey}`,
  });
  if (!result.success) throw conflict(`The payment failed: ${result.reason}`);
  return { success: true, provider: payments.name, reference: result.reference };
}

async function writeOrder(
  { buyer, idempotencyKey }: OrderRequest,
  {
    contact,
    ...bought
  }: { contact: Contact } & Pick<OrderRecord, 'number' | 'lines' | 'totalCents' | 'payment'>,
  session: ClientSession,
): Promise<OrderRecord> {
  const createdAt = new Date();
  const order: OrderRecord = {
    _id: new Types.ObjectId(),
    status: INITIAL_STATUS,
    buyer: { _id: buyer._id, name: contact.name },
    delivery: { ...contact, completedLater: false },
    searchWords: orderSearchWords({ ...bought, delivery: contact }),
    ...bought,
    idempotencyKey,
    isSoldCounted: true,
    history: [{ status: INITIAL_STATUS, at: createdAt, by: buyer._id }],
    createdAt,
  };
  // Bypasses the model: all fields are valid already, and checking them again costs a millisecond.
  await OrderModel.collection.insertOne(order, { session });
  return order;
}
