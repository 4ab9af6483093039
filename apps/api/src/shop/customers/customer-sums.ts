import { dollarsFromCents, holdsStock, type CustomerSums } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { moneySums, OrderModel, type OrderRecord } from '../orders/index.js';
import { placeOf } from '../pricing/index.js';

const FIELDS = {
  address: 1,
  buyer: 1,
  createdAt: 1,
  payment: 1,
  refunds: 1,
  status: 1,
  totalCents: 1,
} as const;

interface Cents {
  orders: number;
  paidCents: number;
  refundedCents: number;
  /** When they last ordered what was not cancelled. */
  lastOrderAt: Date | undefined;
  /** Where the last such order with an address went to, and when that was. */
  place?: ReturnType<typeof placeOf>;
  placeAt?: Date;
}

const nothing = (): Cents => ({
  orders: 0,
  paidCents: 0,
  refundedCents: 0,
  lastOrderAt: undefined,
});

/**
 * What the orders of these customers come to, by their ids in hexadecimal. Reads only their orders, by an index: never
 * ask it for more customers than a page or a batch has.
 */
export async function customerSums(
  customers: readonly Types.ObjectId[],
  session?: ClientSession,
): Promise<(customer: Types.ObjectId) => CustomerSums> {
  const found = await sumsByBuyer(customers, session);
  return (customer) => view(found.get(customer.toHexString()) ?? nothing());
}

/** The same in US cents, without those who never ordered. */
export async function sumsByBuyer(
  customers: readonly Types.ObjectId[],
  session?: ClientSession,
): Promise<ReadonlyMap<string, Cents>> {
  const found = new Map<string, Cents>();
  const orders = await OrderModel.find({ 'buyer._id': { $in: customers } }, FIELDS, {
    session,
  }).lean();
  for (const order of orders) {
    const key = order.buyer._id.toHexString();
    const sums = found.get(key) ?? nothing();
    const { paidCents, refundedCents } = moneySums(order);
    found.set(key, {
      ...(holdsStock(order.status) ? latest(sums, order) : sums),
      orders: sums.orders + 1,
      paidCents: sums.paidCents + paidCents,
      refundedCents: sums.refundedCents + refundedCents,
    });
  }
  return found;
}

function latest(sums: Cents, { address, createdAt }: Pick<OrderRecord, 'address' | 'createdAt'>) {
  const { lastOrderAt, placeAt } = sums;
  return {
    ...sums,
    lastOrderAt: lastOrderAt && lastOrderAt > createdAt ? lastOrderAt : createdAt,
    ...(address &&
      !(placeAt && placeAt > createdAt) && { place: placeOf(address), placeAt: createdAt }),
  };
}

function view({ orders, paidCents, refundedCents, lastOrderAt }: Cents): CustomerSums {
  return {
    orders,
    paid: dollarsFromCents(paidCents),
    refunded: dollarsFromCents(refundedCents),
    spent: dollarsFromCents(paidCents - refundedCents),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
  };
}
