import { NotYetError } from '@shop/mongo/jobs';
import { holdsStock, type Settings } from '@shop/shared';
import type { Letter, MailWriter } from '../../mail/index.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { amountBlocks, buyerOf, deliveryRow, payLink } from './order-blocks.js';

const PAGE_WAIT_MS = 5_000;

/** Asks the buyer of an order that the shop has placed for them to pay it. One that is paid meanwhile needs no mail. */
export const writePaymentAsked: MailWriter = async (id, settings) => {
  const order = await OrderModel.findById(id).lean();
  const buyer = order && buyerOf(order);
  if (!buyer || order.payment.state !== 'pending' || !holdsStock(order.status)) return undefined;
  if (order.payment.url === undefined) throw new NotYetError(PAGE_WAIT_MS);
  return { ...buyer, letter: paymentAsked(order, settings) };
};

/** What was ordered, and where it is paid, until when. */
export function paymentAsked(
  order: OrderRecord,
  { name, timeZone }: Pick<Settings, 'name' | 'timeZone'>,
): Letter {
  const { number, delivery, payment, createdAt } = order;
  const moment = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(payment.dueAt ?? createdAt);
  return {
    subject: `Please pay your order ${number} at ${name}`,
    title: 'Your order is waiting for payment',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\nWe’ve placed order ${number} for you. Please pay for it with the link below: we’ll keep it for you until the time shown.`,
      },
      {
        type: 'facts',
        rows: [
          { name: 'Order number', value: String(number) },
          { name: 'Pay by', value: moment },
          deliveryRow(order),
        ],
      },
      ...amountBlocks(order),
      payLink(),
    ],
  };
}
