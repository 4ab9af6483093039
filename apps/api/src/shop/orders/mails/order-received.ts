import { NotYetError } from '@shop/mongo/jobs';
import { isCancellable, isGivenUp, isManual, type Settings } from '@shop/shared';
import type { Letter, MailWriter } from '../../mail/index.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { isUnshipped } from '../parcels/parcel.view.js';
import { isBeingPaid } from '../payment-state.js';
import {
  amountBlocks,
  buyerOf,
  deliveryRow,
  inDollars,
  orderedOn,
  orderLink,
  payLink,
} from './order-blocks.js';
import { paidBy } from './payment-words.js';

const PAYMENT_WAIT_MS = 5_000;

/** Confirms an order, or what was paid for it since. One that was given up by then is not confirmed. */
export const writeOrderReceived: MailWriter = async (id, settings) => {
  const order = await OrderModel.findById(id).lean();
  const buyer = order && buyerOf(order);
  if (!buyer) return undefined;
  if (isBeingPaid(order.payment)) throw new NotYetError(PAYMENT_WAIT_MS);
  if (isGivenUp(order.payment.state)) return undefined;
  return { ...buyer, letter: orderReceived(order, settings) };
};

/** What was ordered, with every amount. */
export function orderReceived(
  order: OrderRecord,
  { name, timeZone }: Pick<Settings, 'name' | 'timeZone'>,
): Letter {
  const { number, delivery, note, noteByShop, payment } = order;
  return {
    ...titleOf(order, name),
    blocks: [
      { type: 'paragraph', text: `Hello ${delivery.name},\n${receivedWords(order)}` },
      {
        type: 'facts',
        rows: [
          { name: 'Order number', value: String(number) },
          orderedOn(order, timeZone),
          ...paidBy(order),
          ...howToPay(order, timeZone),
          deliveryRow(order),
          ...(note ? [{ name: noteByShop ? 'Our note' : 'Your note', value: note }] : []),
        ],
      },
      ...amountBlocks(order),
      ...(payment.state === 'pending' ? [payLink(payWords(order))] : []),
      orderLink(order),
    ],
  };
}

/** Whether its buyer has got the confirmation before it was paid, or before the rest of it was. */
function isPaidSince({ payment: { state, provider, restCents } }: OrderRecord): boolean {
  return restCents !== undefined || (isManual(provider) && state !== 'pending');
}

function titleOf(order: OrderRecord, shop: string): Pick<Letter, 'subject' | 'title'> {
  const subject = `Your order ${order.number} at ${shop}`;
  return isPaidSince(order)
    ? { subject: `${subject} is paid`, title: 'We have received your payment' }
    : { subject, title: 'Thank you for your order' };
}

function receivedWords(order: OrderRecord): string {
  const { number, status, totalCents, payment } = order;
  const { state, text, restCents, paidCents } = payment;
  const next = isCancellable(status) ? ` We’ll let you know when ${readyWords(order)}.` : '';
  if (isPaidSince(order))
    return `We’ve received your payment of ${inDollars(restCents ?? paidCents ?? totalCents)} for order ${number}.${next}`;
  const received = 'We’ve received your order';
  if (state === 'authorized')
    return `${received}. Its amount is reserved, and will be charged when ${chargedWords(order)}.`;
  if (state !== 'pending') return `${received}, and it’s paid.${next}`;
  return text === undefined
    ? `${received}. It is not paid yet.`
    : `${received}. Please pay it as described below.`;
}

function readyWords(order: OrderRecord): string {
  if (order.price?.pickUpAt) return 'you can collect it';
  return isUnshipped(order) ? 'it’s ready' : 'it ships';
}

const chargedWords = ({ price }: OrderRecord) =>
  price?.pickUpAt ? 'it’s ready to collect' : 'we ship it';

const payWords = ({ payment: { provider } }: OrderRecord) =>
  isManual(provider) ? 'See how to pay' : 'Pay now';

/** How an order is paid by hand, and until when. */
function howToPay({ payment: { state, text, dueAt } }: OrderRecord, timeZone: string) {
  if (state !== 'pending') return [];
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  return [
    ...(text === undefined ? [] : [{ name: 'How to pay', value: text }]),
    ...(dueAt ? [{ name: 'Pay by', value: day.format(dueAt) }] : []),
  ];
}
