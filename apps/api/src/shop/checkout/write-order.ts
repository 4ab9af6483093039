import {
  centsFromDollars,
  dollarsFromCents,
  INITIAL_STATUS,
  isManual,
  itemKey,
  knownParts,
  type Cents,
} from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { shortagesInWords, takeStock, type Shortage } from '../catalog/index.js';
import { badRequest, conflict, HttpError } from '@shop/http/errors';
import { buyerAtCheckout } from './buyer-at-checkout.js';
import { OrderModel, orderSearchWords, uncountedMark, type OrderRecord } from '../orders/index.js';
import { recordPlacing } from './for-customers/record-placing.js';
import { markOrdered } from './prepared/ordered.js';
import type { RulesNow } from './price/checkout-pricing.js';
import { priceTaken } from './price/price-taken.js';
import type { OrderRequest, PlacedOrder } from './order-request.js';
import { assertTaken, expireLater, leaseFromNow, startLater } from '../payments/index.js';
import { isReported, sendLater } from '../mail/index.js';
import { announce } from '../webhooks/index.js';

/** When the mail that confirms an order is written: by then, most payments have ended. */
const PAYMENT_USUALLY_ENDS_MS = 5_000;

/**
 * Takes the stock of an order and writes it, not yet paid, inside a transaction.
 * @param taken the order's number, which is awaited only once it is needed.
 * @throws HttpError 400 if a variant or the delivery has to be chosen, the shop does not deliver to the address or lacks a
 * part of it, or the way to pay does not take the total; 401 if the buyer's account is deleted; 409 if an item is unavailable, a code can't
 * be used, or the delivery or the total is not as shown.
 */
export async function writeOrder(
  request: OrderRequest,
  {
    number: taken,
    provider,
    rules,
  }: { number: Promise<number>; provider: string; rules: RulesNow },
  session: ClientSession,
): Promise<Required<PlacedOrder>> {
  const { buyer, placedBy, merged, idempotencyKey, shownTotal } = request;
  const { contact, account } = await buyerAtCheckout(request, session);
  const { items, photos, goods, shortages } = await takeStock(
    merged,
    { reason: 'order', order: taken },
    session,
  );
  if (items.length < merged.length) throw unavailable(request, shortages);
  const buying = { ...request, account, contact };
  const price = await priceTaken(buying, { items, goods }, rules, session);
  assertTotal(shownTotal, price.totalCents);
  assertTaken(request.paidLater, price.totalCents);
  const number = await taken;
  const createdAt = new Date();
  const told = toldFields(request);
  const isSent = [...goods.values()].some(({ isDelivered }) => isDelivered);
  const order: OrderRecord = {
    _id: new Types.ObjectId(),
    number,
    status: INITIAL_STATUS,
    buyer: { _id: buyer._id, name: contact.name },
    delivery: { ...contact, completedLater: false },
    ...told,
    searchWords: orderSearchWords({
      number,
      delivery: contact,
      address: told.address,
      lines: price.lines,
    }),
    ...price,
    payment: firstPayment(provider, price.totalCents, { ...request, isSent }),
    idempotencyKey,
    isSoldCounted: true,
    ...(!isSent && { invoiceAtPayment: 'due' }),
    history: [{ status: INITIAL_STATUS, at: createdAt, by: placedBy?._id ?? buyer._id }],
    createdAt,
    uncounted: uncountedMark(),
  };
  // Bypasses the model: all fields are valid already, and checking them again costs a millisecond.
  await OrderModel.collection.insertOne(order, { session });
  if (placedBy) await recordPlacing(order, placedBy, session);
  if (request.prepared) await markOrdered(request.prepared, order, session);
  await followUp(order, request, session);
  return { order, photos };
}

/** A payment before anybody is asked for it. */
function firstPayment(
  atOnce: string,
  totalCents: Cents,
  { paidLater, isSent }: Pick<OrderRequest, 'paidLater'> & { isSent: boolean },
): OrderRecord['payment'] {
  if (!paidLater)
    return {
      success: false,
      state: 'pending',
      provider: atOnce,
      reference: null,
      leaseUntil: leaseFromNow(),
    };
  const { provider, name, holdMs, text, takenAtShipment } = paidLater;
  const by = { provider, ...(name !== undefined && { name }) };
  if (totalCents === 0) return { success: true, ...by, reference: null, state: 'none' };
  return {
    success: false,
    ...by,
    reference: null,
    state: 'pending',
    ...(text && { text }),
    // No shipment would ever take it where nothing is to be sent.
    ...(takenAtShipment && isSent && { takenAtShipment }),
    ...(holdMs !== null && { dueAt: new Date(Date.now() + holdMs) }),
  };
}

/** Has the buyer told, and the order cancelled if it is not paid in time. One that is paid on a page is confirmed then. */
async function followUp(
  order: OrderRecord,
  { paidLater, placedBy }: OrderRequest,
  session: ClientSession,
): Promise<void> {
  const { _id: id, payment } = order;
  await announce('order.created', id, session);
  await tellShop(id, session);
  if (!paidLater || payment.state !== 'pending') {
    await sendLater({ kind: 'orderReceived', id, afterMs: PAYMENT_USUALLY_ENDS_MS }, session);
    return;
  }
  if (isManual(payment.provider)) await sendLater({ kind: 'orderReceived', id }, session);
  else await startLater(order, session);
  if (placedBy && !isManual(payment.provider))
    await sendLater({ kind: 'paymentAsked', id }, session);
  if (paidLater.holdMs !== null) await expireLater(order, paidLater.holdMs, session);
}

/** Tells the shop's own address, if it wants to know at once. */
async function tellShop(id: OrderRecord['_id'], session: ClientSession): Promise<void> {
  const cause = { id, afterMs: PAYMENT_USUALLY_ENDS_MS };
  if (await isReported('newOrders')) await sendLater({ kind: 'newOrder', ...cause }, session);
  if (await isReported('lowStock')) await sendLater({ kind: 'lowStock', ...cause }, session);
}

/** What was said besides, as far as it was. Where the shop has prepared or placed the order, the note is its own. */
function toldFields({ wishes, told, prepared, placedBy }: OrderRequest) {
  const { billing, taxId, note } = told;
  const noteByShop = (prepared ?? placedBy) && (true as const);
  const [to, invoiced] = [knownParts(wishes.address), knownParts(billing)];
  return {
    ...(to && { address: to }),
    ...(invoiced && { billing: invoiced }),
    ...(taxId && { taxId }),
    ...(note && { note, ...(noteByShop && { noteByShop }) }),
  };
}

/** @throws HttpError 409 with the new total if the shopper was shown another one. */
function assertTotal(shown: number | undefined, totalCents: Cents): void {
  if (shown === undefined || centsFromDollars(shown) === totalCents) return;
  const message = 'The total of your order has changed. Please check it before you pay.';
  const total = dollarsFromCents(totalCents);
  throw new HttpError(409, message, { errors: [{ field: 'total', message }], total });
}

/**
 * 409, or 400 where a variant has to be chosen: reports each shortage at the position where the client's list first has
 * the product or variant.
 */
export function unavailable({ items }: OrderRequest, shortages: Shortage[]): HttpError {
  const errors = shortages.map((shortage) => {
    const index = items.findIndex((item) => itemKey(item) === itemKey(shortage));
    return { field: `items.${index}.${fieldOf(shortage)}`, message: shortage.message };
  });
  const mustChoose = shortages.some(({ kind }) => kind === 'choose');
  return (mustChoose ? badRequest : conflict)(shortagesInWords(shortages), errors);
}

/** A variant is at fault if it is missing or gone, otherwise the quantity. */
function fieldOf({ kind, variant }: Shortage): 'variant' | 'quantity' {
  return kind === 'choose' || (kind === 'gone' && variant) ? 'variant' : 'quantity';
}
