import { NotYetError } from '@shop/mongo/jobs';
import type { Settings } from '@shop/shared';
import type { Letter, MailWriter } from '../../mail/index.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { isBeingPaid } from '../payment-state.js';
import { amountBlocks, buyerOf, deliveryRow, orderedOn, orderLink } from './order-blocks.js';
import { paidBy } from './payment-words.js';

const PAYMENT_WAIT_MS = 5_000;

/** Confirms an order once it is paid. One whose payment was refused is not confirmed. */
export const writeOrderReceived: MailWriter = async (id, settings) => {
  const order = await OrderModel.findById(id).lean();
  const buyer = order && buyerOf(order);
  if (!buyer) return undefined;
  if (isBeingPaid(order.payment)) throw new NotYetError(PAYMENT_WAIT_MS);
  if (order.payment.state === 'failed') return undefined;
  return { ...buyer, letter: orderReceived(order, settings) };
};

/** What was ordered, with every amount. */
export function orderReceived(
  order: OrderRecord,
  { name, timeZone }: Pick<Settings, 'name' | 'timeZone'>,
): Letter {
  const { number, delivery, note, payment } = order;
  const how = payment.state === 'pending' ? payment.text : undefined;
  return {
    subject: `Your order ${number} at ${name}`,
    title: 'Thank you for your order',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\nwe have received your order${receivedWords(payment)}`,
      },
      {
        type: 'facts',
        rows: [
          { name: 'Order number', value: String(number) },
          orderedOn(order, timeZone),
          ...paidBy(order),
          ...(how === undefined ? [] : [{ name: 'How to pay', value: how }]),
          deliveryRow(order),
          ...(note ? [{ name: 'Your note', value: note }] : []),
        ],
      },
      ...amountBlocks(order),
      orderLink(order),
    ],
  };
}

function receivedWords({ state, text }: OrderRecord['payment']): string {
  if (state === 'authorized') return '. Its amount is reserved, and charged when we ship it.';
  if (state !== 'pending') return ', and it is paid. We tell you when it is shipped.';
  return text === undefined ? '. It is not paid yet.' : '. Please pay it as described below.';
}
