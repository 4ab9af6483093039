import { NotYetError } from '@shop/mongo/jobs';
import { PAGE_ROUTES, type Settings } from '@shop/shared';
import type { Letter, MailWriter } from '../../mail/index.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { isBeingPaid } from '../payment-state.js';
import { amountBlocks, deliveryRow, orderedOn } from './order-blocks.js';
import { paidBy } from './payment-words.js';

const PAYMENT_WAIT_MS = 5_000;

/** Tells the shop of an order, unless its payment was refused. */
export const writeNewOrder: MailWriter = async (id, shop) => {
  const order = await OrderModel.findById(id).lean();
  if (!order) return undefined;
  if (isBeingPaid(order.payment)) throw new NotYetError(PAYMENT_WAIT_MS);
  if (order.payment.state === 'failed') return undefined;
  // Whose order it is decides who may see the mail, and when it is deleted.
  const about = { user: order.buyer._id, order: id };
  return { to: { name: shop.name, address: shop.email }, ...about, letter: newOrder(order, shop) };
};

/** What was ordered, and by whom. */
export function newOrder(
  order: OrderRecord,
  { name, timeZone }: Pick<Settings, 'name' | 'timeZone'>,
): Letter {
  const { number } = order;
  return {
    subject: `New order ${number} at ${name}`,
    title: `Order ${number}`,
    blocks: [
      { type: 'paragraph', text: 'Somebody has ordered:' },
      { type: 'facts', rows: [orderedOn(order, timeZone), ...paidBy(order), deliveryRow(order)] },
      ...amountBlocks(order),
      {
        type: 'link',
        label: 'Open the order',
        path: PAGE_ROUTES.adminOrder.replace(':number', String(number)),
        otherwise: 'You’ll find it under “Orders” in the administrators’ area.',
      },
    ],
  };
}
