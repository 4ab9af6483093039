import mongoose from 'mongoose';
import { DaySalesModel } from '../../shop/overview/sales/day-sales.model.js';

interface StoredOrder {
  status: string;
  totalCents: number;
  createdAt: Date;
  lines: { product: object; quantity: number; priceCents: number }[];
  payment: {
    state?: string;
    leaseUntil?: Date;
    cancelledAt?: Date;
    returnCents?: number;
  };
  refunds?: { state: string; amountCents: number }[];
}

/** Sums of a day that any reader of the orders would find. */
export interface PlainSales {
  orders: number;
  cancelled: number;
  pieces: number;
  revenueCents: number;
  refundedCents: number;
}

/** Counts the stored orders by the day, without the shop's own code. */
export async function recounted(timeZone: string): Promise<Record<string, PlainSales>> {
  const orders = await mongoose.connection.collection<StoredOrder>('orders').find().toArray();
  const days: Record<string, PlainSales> = {};
  // Canada writes dates as ISO 8601 does.
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  for (const order of orders) {
    const none = { orders: 0, cancelled: 0, pieces: 0, revenueCents: 0, refundedCents: 0 };
    const day = (days[calendar.format(order.createdAt)] ??= none);
    const { payment, status, refunds = [] } = order;
    day.orders += 1;
    for (const { state, amountCents } of refunds)
      if (state === 'succeeded') day.refundedCents += amountCents;
    if (payment.cancelledAt && !payment.leaseUntil)
      day.refundedCents += payment.returnCents ?? order.totalCents;
    if (status === 'cancel') day.cancelled += 1;
    else if (!payment.leaseUntil && payment.state !== 'pending') {
      day.revenueCents += order.totalCents;
      for (const { quantity } of order.lines) day.pieces += quantity;
    }
  }
  return days;
}

/** What the shop has counted, in the same form. */
export async function counted(timeZone: string): Promise<Record<string, PlainSales>> {
  const days = await DaySalesModel.find({ _id: new RegExp(`^${timeZone} `) }).lean();
  return Object.fromEntries(
    days.map(({ _id, orders, cancelled, pieces, revenueCents, refundedCents }) => [
      _id.slice(timeZone.length + 1),
      { orders, cancelled, pieces, revenueCents, refundedCents },
    ]),
  );
}
