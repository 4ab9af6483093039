import { holdsStock, type Order } from '@shop/shared';
import type { FinalState } from './final-state.js';
import { isReturned, type Records } from './records.js';

const cents = (dollars: number) => Math.round(dollars * 100);

/** All differences between the shop and what it promised its clients; empty if there are none. */
export function complaintsAbout(state: FinalState, records: Records): string[] {
  return [
    ...records.complaints,
    ...lostOrders(state, records),
    ...strangeOrders(state, records),
    ...wrongPayments(state, records),
    ...wrongStock(state, records),
  ];
}

function lostOrders({ orders }: FinalState, records: Records): string[] {
  const found: string[] = [];
  const ids = new Set([...records.orders.values()].map(({ _id }) => _id));
  if (ids.size !== records.orders.size) found.push('two keys share an order');
  const numbers = new Set([...orders.values()].map(({ number }) => number));
  if (numbers.size !== orders.size) found.push('two orders share a number');
  for (const [key, confirmed] of records.orders) {
    const stored = orders.get(confirmed._id);
    if (!stored) found.push(`the order of ${key} is lost`);
    else if (asBought(stored) !== asBought(confirmed))
      found.push(`the order of ${key} was changed`);
  }
  return found;
}

function strangeOrders({ orders }: FinalState, records: Records): string[] {
  const found: string[] = [];
  const ids = new Set([...records.orders.values()].map(({ _id }) => _id));
  for (const { _id, products, adjustments = [], total } of orders.values()) {
    if (!ids.has(_id) && !records.ordersBefore.has(_id))
      found.push(`order ${_id} belongs to no key that was confirmed`);
    const sum = products.reduce((sum, { price, quantity }) => sum + cents(price) * quantity, 0);
    const adjusted = adjustments.reduce((rest, { amount }) => rest + cents(amount), sum);
    if (cents(total) !== adjusted)
      found.push(`the total of ${_id} is not the sum of its lines and adjustments`);
  }
  return found;
}

/** What is returned stays returned and is not sent, and nothing is that no shopper has cancelled. */
function wrongPayments({ orders }: FinalState, records: Records): string[] {
  const found: string[] = [];
  for (const order of orders.values()) {
    const { _id, payment } = order;
    if (!payment.success) found.push(`the payment of ${_id} is ${payment.state}`);
    if (isReturned(order) && order.status !== 'cancel')
      found.push(`${_id} is ${order.status}, but its payment was returned`);
    if (isReturned(order) && !records.cancelTried.has(_id))
      found.push(`the payment of ${_id} was returned, but nobody asked for it`);
    if (records.returned.has(_id) && payment.state !== 'refunded')
      found.push(`the payment of ${_id} is ${payment.state}, but was to be returned`);
  }
  return found;
}

function wrongStock({ orders, products, audited }: FinalState, records: Records): string[] {
  const found: string[] = [];
  for (const [id, { quantity, name }] of products) {
    const edited = records.edited.get(id) ?? 0;
    const sold = soldPieces(id, orders) - soldPieces(id, records.ordersBefore);
    const expected = (records.initialStock.get(id) ?? NaN) + edited - sold;
    if (quantity !== expected)
      found.push(`${name}: ${quantity} in stock, but ${expected} expected`);
    if ((audited.get(id) ?? 0) !== edited)
      found.push(`${name}: its audit entries don't add up to the confirmed edits`);
    if (quantity < 0) found.push(`${name} has less than nothing in stock`);
  }
  return found;
}

/** Pieces of a product in orders that hold stock. */
function soldPieces(id: string, orders: ReadonlyMap<string, Order>): number {
  return [...orders.values()]
    .filter((order) => holdsStock(order.status))
    .flatMap((order) => order.products)
    .filter((line) => line._id === id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** All of an order that may never change: everything except its status, its payment's and its products' current data. */
function asBought(order: Order): string {
  const { _id, number, buyer, createAt, products, adjustments, total, delivery } = order;
  const { provider, reference } = order.payment;
  const lines = products.map((line) => ({ ...line, photo: undefined, inCatalog: undefined }));
  return JSON.stringify([
    _id,
    number,
    buyer,
    createAt,
    provider,
    reference,
    lines,
    adjustments,
    total,
    delivery,
  ]);
}
