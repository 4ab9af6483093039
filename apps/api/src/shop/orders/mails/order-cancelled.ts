import { CANCELLED_STATUS } from '@shop/shared';
import type { Letter, MailWriter } from '../../mail/index.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { inDollars, lineBlock, buyerOf, orderLink } from './order-blocks.js';

/** Says that an order is cancelled, unless that was taken back. */
export const writeOrderCancelled: MailWriter = async (id, { name }) => {
  const order = await OrderModel.findById(id).lean();
  const buyer = order && buyerOf(order);
  if (!buyer || order.status !== CANCELLED_STATUS) return undefined;
  return { ...buyer, letter: orderCancelled(order, name) };
};

/** What will not be sent, and whether the amount is returned. */
export function orderCancelled(order: OrderRecord, shop: string): Letter {
  const { number, delivery, payment, totalCents } = order;
  const money = payment.cancelledAt
    ? ` You get ${inDollars(payment.returnCents ?? totalCents)} back.`
    : '';
  return {
    subject: `Your order ${number} at ${shop} is cancelled`,
    title: 'Your order is cancelled',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\nyour order ${number} is cancelled. Nothing will be sent.${money}`,
      },
      lineBlock(order),
      orderLink(order),
    ],
  };
}
