import type { Letter, MailWriter } from '../../mail/index.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { paymentState } from '../payment-state.js';
import { amountBlocks, buyerOf, orderLink } from './order-blocks.js';

/** Says that an order was not paid. */
export const writePaymentRefused: MailWriter = async (id, { name }) => {
  const order = await OrderModel.findById(id).lean();
  const buyer = order && buyerOf(order);
  if (!buyer || paymentState(order.payment) !== 'failed') return undefined;
  return { ...buyer, letter: paymentRefused(order, name) };
};

/** Why it was not paid, and what it would have cost. */
export function paymentRefused(order: OrderRecord, shop: string): Letter {
  const { number, delivery, payment } = order;
  return {
    subject: `Your order ${number} at ${shop} was not paid`,
    title: 'Your order was not paid',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\nthe payment of your order ${number} was refused, so the order is cancelled. Nothing was charged. You can order again at any time.`,
      },
      ...(payment.refusal
        ? [{ type: 'facts' as const, rows: [{ name: 'Reason', value: payment.refusal }] }]
        : []),
      ...amountBlocks(order),
      orderLink(order),
    ],
  };
}
