import { lineTotal, sumOf, UNEARNED_STATUSES } from '@shop/shared';
import {
  isEarned,
  missingOf,
  moneySums,
  standingDisputes,
  sumsOf,
  type OrderRecord,
} from '../../orders/index.js';
import type { DaySalesRecord } from './day-sales.model.js';
import { addTo, packSold, type SoldByItem } from './packed-sold.js';

/** The fields of an order that are counted. */
export const COUNTED_FIELDS = {
  status: 1,
  totalCents: 1,
  price: 1,
  payment: 1,
  refunds: 1,
  'lines.product': 1,
  'lines.variant._id': 1,
  'lines.priceCents': 1,
  'lines.quantity': 1,
} as const;

/** An order with these fields. */
export type CountedOrder = Pick<
  OrderRecord,
  'status' | 'totalCents' | 'price' | 'payment' | 'refunds' | 'lines'
>;

/** Adds up the orders of a day. */
export class DaySum {
  readonly #sums: Required<Omit<DaySalesRecord, '_id' | 'sold'>> = {
    orders: 0,
    cancelled: 0,
    earned: 0,
    pieces: 0,
    revenueCents: 0,
    itemsCents: 0,
    discountCents: 0,
    shippingCents: 0,
    taxCents: 0,
    priced: 0,
    paidCents: 0,
    refundedCents: 0,
    outstandingCents: 0,
    missingCents: 0,
    disputedCents: 0,
    lostCents: 0,
  };
  readonly #sold: SoldByItem = new Map();

  add(order: CountedOrder): void {
    const sums = this.#sums;
    sums.orders += 1;
    if (UNEARNED_STATUSES.includes(order.status)) sums.cancelled += 1;
    if (order.price) sums.priced += 1;
    const money = moneySums(order);
    sums.paidCents += money.paidCents;
    sums.refundedCents += money.refundedCents;
    sums.outstandingCents += money.outstandingCents;
    sums.missingCents += missingOf(order);
    sums.disputedCents += money.disputedCents;
    const lost = standingDisputes(order).filter(({ state }) => state === 'lost');
    sums.lostCents += sumOf(lost, ({ amountCents }) => amountCents);
    if (isEarned(order)) this.#earn(order);
  }

  #earn(order: CountedOrder): void {
    const sums = this.#sums;
    const parts = sumsOf(order);
    sums.earned += 1;
    sums.revenueCents += order.totalCents;
    sums.itemsCents += parts.itemsCents;
    sums.discountCents += parts.discountCents;
    sums.shippingCents += parts.shippingCents;
    sums.taxCents += parts.taxCents;
    for (const line of order.lines) {
      const { product, variant, quantity } = line;
      const id = product.toHexString();
      const item = variant ? `${id}:${variant._id.toHexString()}` : id;
      sums.pieces += quantity;
      addTo(this.#sold, item, quantity, lineTotal(line));
    }
  }

  /** The sums, to be stored. */
  result(): Omit<DaySalesRecord, '_id'> {
    return { ...this.#sums, sold: packSold(this.#sold) };
  }
}
