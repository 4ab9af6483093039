import { NotYetError } from '@shop/mongo/jobs';
import { holdsStock, isCancellable, isManual, PAGE_ROUTES, type Settings } from '@shop/shared';
import type { Letter, MailWriter } from '../../mail/index.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { isBeingPaid } from '../payment-state.js';
import { amountBlocks, deliveryRow, inDollars, orderedOn } from './order-blocks.js';
import { paidBy } from './payment-words.js';

const PAYMENT_WAIT_MS = 5_000;
/** How often to look whether an order was paid whose buyer is on a provider's page. */
const PAGE_WAIT_MS = 30_000;

/**
 * Tells the shop of an order once there is something to do about it: it is paid or reserved, or waits for money that is
 * paid by hand. One that was given up or cancelled by then is nobody's work.
 */
export const writeNewOrder: MailWriter = async (id, shop) => {
  const order = await OrderModel.findById(id).lean();
  if (!order) return undefined;
  if (isBeingPaid(order.payment)) throw new NotYetError(PAYMENT_WAIT_MS);
  if (!holdsStock(order.status)) return undefined;
  if (isOnPage(order)) throw new NotYetError(PAGE_WAIT_MS);
  // Whose order it is decides who may see the mail, and when it is deleted.
  const about = { user: order.buyer._id, order: id };
  return { to: { name: shop.name, address: shop.email }, ...about, letter: newOrder(order, shop) };
};

function isOnPage({ status, payment }: OrderRecord): boolean {
  // What was sent unpaid is known already, and may stay so without end.
  return payment.state === 'pending' && !isManual(payment.provider) && isCancellable(status);
}

/** What was ordered, and by whom. */
export function newOrder(
  order: OrderRecord,
  { name, timeZone }: Pick<Settings, 'name' | 'timeZone'>,
): Letter {
  const { number, payment, totalCents } = order;
  const isUnpaid = payment.state === 'pending';
  const unpaid = isUnpaid ? [{ name: 'Still to be paid', value: inDollars(totalCents) }] : [];
  return {
    subject: `New order ${number} at ${name}`,
    title: `Order ${number}`,
    blocks: [
      { type: 'paragraph', text: 'You have a new order:' },
      {
        type: 'facts',
        rows: [orderedOn(order, timeZone), ...paidBy(order), ...unpaid, deliveryRow(order)],
      },
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
