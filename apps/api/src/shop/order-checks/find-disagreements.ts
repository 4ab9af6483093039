import { setTimeout as pause } from 'node:timers/promises';
import { itemKey } from '@shop/shared';
import { ProductModel, StockMovementModel, VariantModel } from '../catalog/index.js';
import { OrderModel, type OrderRecord } from '../orders/index.js';
import { documentFaults } from './document-faults.js';
import { everyRecord } from './every-record.js';
import { numberFaults } from './number-faults.js';
import { paymentFaults } from './payment-faults.js';
import { priceFaults } from './price-faults.js';
import { refundFaults } from './refund-faults.js';
import { StockBook } from './stock-book.js';
import { taskFaults } from './task-faults.js';
import { UseBook } from './use-book.js';

const AGAIN_AFTER_MS = 2_000;

/**
 * Everything in which orders, stock, codes, payments, refunds and documents disagree, a sentence each. Nothing is
 * changed. What an open shop was writing meanwhile looks like a disagreement, once: so only what a second look finds
 * again is one.
 */
export async function findDisagreements({ againAfterMs = AGAIN_AFTER_MS } = {}): Promise<string[]> {
  const first = await look();
  if (first.length === 0) return [];
  await pause(againAfterMs);
  const again = new Set(await look());
  return first.filter((one) => again.has(one));
}

async function look(now = new Date()): Promise<string[]> {
  const found: string[] = [];
  const stock = new StockBook();
  const uses = new UseBook();
  for await (const movement of everyRecord(StockMovementModel, MOVEMENT_FIELDS))
    stock.enter(movement);
  for await (const fault of stockFaults(stock)) found.push(fault);
  for await (const order of everyRecord(OrderModel, ORDER_FIELDS)) {
    const faults = [
      ...priceFaults(order),
      ...paymentFaults(order, now),
      ...refundFaults(order),
      ...(await documentFaults(order)),
      ...stock.faultsOfOrder(order),
      ...uses.enter(order),
    ];
    found.push(...faults.map((fault) => `Order ${order.number}: ${fault}`));
  }
  for (const number of stock.unknownOrders())
    found.push(`Order ${number}: it moved pieces, but does not exist`);
  for await (const fault of uses.faults()) found.push(fault);
  return [...found, ...(await numberFaults()), ...(await taskFaults(now))];
}

const MOVEMENT_FIELDS = ['product', 'variant', 'reason', 'moved', 'quantity', 'order'] as const;
const ORDER_FIELDS = [
  'number',
  'status',
  'buyer',
  'lines',
  'adjustments',
  'totalCents',
  'price',
  'payment',
  'history',
  'invoicedAt',
  'invoiceAtPayment',
  'refunds',
  'parcels',
  'returned',
  'stillOut',
] as const satisfies readonly (keyof OrderRecord)[];

async function* stockFaults(book: StockBook): AsyncGenerator<string> {
  const shown = new Map<string, number>();
  for await (const variant of everyRecord(VariantModel, VARIANT_FIELDS)) {
    const product = variant.product.toHexString();
    const { quantity, hidden, archivedIn } = variant;
    if (!hidden && archivedIn === null) shown.set(product, (shown.get(product) ?? 0) + quantity);
    const goods = itemKey({ product, variant: variant._id.toHexString() });
    for (const fault of book.faultsOf(goods, quantity))
      yield `Variant ${variant.values.join(', ')} of product ${product}: ${fault}`;
  }
  for await (const { _id, name, options, quantity } of everyRecord(ProductModel, PRODUCT_FIELDS)) {
    const product = _id.toHexString();
    const pieces = shown.get(product) ?? 0;
    const faults = options ? [] : book.faultsOf(itemKey({ product }), quantity);
    if (options && quantity !== pieces)
      faults.push(`it has ${quantity} pieces, but its variants ${pieces}`);
    if (quantity < 0) faults.push(`it has ${quantity} pieces`);
    for (const fault of faults) yield `Product ${name}: ${fault}`;
  }
}

const VARIANT_FIELDS = ['product', 'values', 'quantity', 'hidden', 'archivedIn'] as const;
const PRODUCT_FIELDS = ['name', 'options', 'quantity'] as const;
