import { sumOf } from '@shop/shared';
import type { Db, ObjectId } from 'mongodb';
import type { Control } from '../../stripe/control/control.js';
import type { Buyer } from './buyer.js';
import type { MailLog } from './mail-log.js';

/** What is read of a stored order. */
export interface StoredOrder {
  _id: ObjectId;
  number: number;
  status: string;
  delivery: { email: string };
  payment: { provider: string; state: string; reference: string | null };
  refunds?: { state: string; amountCents: number }[];
}

export const storedOrders = (db: Db): Promise<StoredOrder[]> =>
  db.collection<StoredOrder>('orders').find({ 'payment.provider': 'stripe' }).toArray();

/** What the shop has taken and not given back. */
const PAID = ['paid', 'partially_refunded', 'refunded'];

const returnedBy = ({ refunds = [] }: StoredOrder) =>
  refunds.filter(({ state }) => state === 'succeeded');

/** The provider's payments and refunds against the shop's. */
export async function moneyFaults(orders: readonly StoredOrder[], stripe: Control) {
  const intents = (await stripe('intents')).filter(({ status }) => status === 'succeeded');
  const refunds = (await stripe('refunds')).filter(({ status }) => status === 'succeeded');
  const byId = new Map(orders.map((order) => [order._id.toHexString(), order]));
  const faults: string[] = [];
  const charged = new Set<string>();
  for (const { id, metadata } of intents) {
    const order = byId.get(metadata.order ?? '');
    if (!order) faults.push(`${id} was charged without an order`);
    else if (!PAID.includes(order.payment.state))
      faults.push(`order ${order.number} was charged, and is ${order.payment.state}`);
    if (order && charged.has(metadata.order ?? ''))
      faults.push(`order ${order.number} was paid twice`);
    charged.add(metadata.order ?? '');
    const back = sumOf(
      refunds.filter(({ payment_intent }) => payment_intent === id),
      ({ amount }) => amount,
    );
    const known = order ? sumOf(returnedBy(order), ({ amountCents }) => amountCents) : 0;
    if (back !== known)
      faults.push(`order ${order?.number}: ${back} cents went back, the shop says ${known}`);
  }
  for (const order of orders)
    if (PAID.includes(order.payment.state) && !charged.has(order._id.toHexString()))
      faults.push(`order ${order.number} is ${order.payment.state}, and was not charged`);
  return { faults, charged: intents.length, refunded: refunds.length };
}

/** Each order, cancellation and refund has its mail, and each repetition of it the same Message-ID. */
export function mailFaults(orders: readonly StoredOrder[], mails: MailLog): string[] {
  return orders.flatMap((order) => {
    const { number, status, delivery, payment } = order;
    const isPaid = PAID.includes(payment.state);
    const wanted = [
      [new RegExp(`^Your order ${number} at ((?! is | was ).)+$`), isPaid ? 1 : 0],
      [new RegExp(`^Your order ${number} at .+ is cancelled$`), status === 'cancel' ? 1 : 0],
      [new RegExp(`^Refund of your order ${number} `), returnedBy(order).length],
    ] as const;
    return wanted.flatMap(([subject, count]) => {
      const { size } = mails.idsOf(delivery.email, subject);
      return size === count ? [] : [`order ${number}: ${size} mails, not ${count}, ${subject}`];
    });
  });
}

/** What the shop has confirmed, and what is not so. */
export function replyFaults(orders: readonly StoredOrder[], buyers: readonly Buyer[]): string[] {
  const byId = new Map(orders.map((order) => [order._id.toHexString(), order]));
  return buyers.flatMap(({ placed, cancelled, refunded }) => [
    ...[...placed].filter(([id]) => !byId.has(id)).map(([, number]) => `order ${number} is lost`),
    ...[...cancelled]
      .filter((id) => byId.get(id)?.status !== 'cancel')
      .map((id) => `order ${id} is not cancelled`),
    ...orders
      .filter(({ number }) => refunded.has(String(number)))
      .filter((order) => returnedBy(order).length === 0)
      .map(({ number }) => `order ${number} was not refunded`),
  ]);
}
