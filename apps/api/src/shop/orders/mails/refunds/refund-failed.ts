import type { Letter, MailWriter } from '../../../mail/index.js';
import type { OrderRecord } from '../../order.model.js';
import { buyerOf, orderLink } from '../order-blocks.js';
import { backTo } from '../payment-words.js';
import { findRefused } from './refund-refused.js';

/** Says that money did not arrive which its buyer was told of. @param id as of the mail to the shop */
export const writeRefundFailed: MailWriter = async (id, { name }) => {
  const found = await findRefused(id);
  const buyer = found && buyerOf(found.order);
  return buyer && { ...buyer, letter: refundFailed(found.order, found.amount, name) };
};

/** How much did not arrive, and what comes next. */
export function refundFailed(order: OrderRecord, amount: string, shop: string): Letter {
  const { number, delivery } = order;
  return {
    subject: `The refund of your order ${number} at ${shop} did not arrive`,
    title: 'Your refund did not arrive',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\nWe refunded ${amount} of your order ${number} ${backTo(order)}, but it didn’t arrive and came back to us. We’ll try again or refund it another way. You don’t need to do anything; if we should send it elsewhere, please write to us.`,
      },
      orderLink(order),
    ],
  };
}
