import { holdsStock } from '@shop/shared';
import type { Letter, MailWriter } from '../../mail/index.js';
import { amountBlocks, buyerOf, inDollars, orderLink } from '../mails/order-blocks.js';
import { backTo } from '../mails/payment-words.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import type { OrderEditRecord } from './order-edit-record.js';

/**
 * Says what was taken off an order by an edit, unless it is cancelled since. @param event which edit it is, counted from
 * 1; the last one by default
 */
export const writeOrderEdited: MailWriter = async (id, { name }, event = '0') => {
  const order = await OrderModel.findById(id).lean();
  const edit = order?.edits?.at(Number(event) - 1);
  const buyer = order && buyerOf(order);
  if (!buyer || !edit || !holdsStock(order.status)) return undefined;
  return { ...buyer, letter: orderEdited(order, edit, name) };
};

/** What is not in an order any more, what is, and what it costs now. */
export function orderEdited(order: OrderRecord, edit: OrderEditRecord, shop: string): Letter {
  const { number, delivery } = order;
  const removed = edit.removed.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n');
  return {
    subject: `Your order ${number} at ${shop} has changed`,
    title: 'Your order has changed',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\nWe’ve removed something from your order ${number}. ${moneyText(order, edit)}`,
      },
      {
        type: 'facts',
        rows: [
          { name: 'Removed', value: removed },
          ...(edit.reason ? [{ name: 'Reason', value: edit.reason }] : []),
        ],
      },
      ...amountBlocks(order),
      orderLink(order),
    ],
  };
}

function moneyText(order: OrderRecord, { lessCents, paymentState }: OrderEditRecord): string {
  if (lessCents === 0) return 'The price stays the same.';
  const less = inDollars(lessCents);
  // It may be paid since, with the new total.
  const state = paymentState ?? order.payment.state;
  if (state === 'pending' && order.payment.state !== 'pending') return `It costs ${less} less.`;
  if (state === 'pending') return `It costs ${less} less, and you pay the new total below.`;
  if (state === 'authorized')
    return `It costs ${less} less, and only the new total will be charged.`;
  return `It costs ${less} less, which we’re refunding ${backTo(order)}.`;
}
