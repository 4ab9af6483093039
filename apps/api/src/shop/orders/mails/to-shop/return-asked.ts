import type { MailWriter } from '../../../mail/index.js';
import { OrderModel, type OrderRecord } from '../../order.model.js';
import { piecesText, reasonText, returnToTell } from '../../returns/mails/return-blocks.js';
import type { ReturnRecord } from '../../returns/return.model.js';
import { isUnsent } from '../../returns/unsent.js';
import { toShop } from './to-shop.js';

/**
 * Tells the shop that a buyer wants to send something back, or has withdrawn from the contract about it, perhaps before
 * it was sent. @param id of the return, or of the refund of what was not sent
 */
export const writeReturnAsked: MailWriter = async (id, shop) => {
  const told = await returnToTell(id);
  if (!told) return writeUnsentWithdrawn(id, shop);
  const { order, found } = told;
  const reason = reasonText(found);
  return toShop(shop, order, {
    subject: `${found.withdrawal ? 'Withdrawal from' : 'Return of'} order ${order.number}`,
    text: askedText(order, found),
    facts: [
      { name: 'What', value: piecesText(order, found.lines) },
      ...(reason ? [{ name: 'Reason', value: reason }] : []),
    ],
  });
};

const writeUnsentWithdrawn: MailWriter = async (id, shop) => {
  const order = await OrderModel.findOne({ 'refunds._id': id }).lean();
  const refund = order?.refunds?.find(({ _id }) => _id.equals(id));
  if (!order || !refund) return undefined;
  return toShop(shop, order, {
    subject: `Withdrawal from order ${order.number}`,
    text: 'The buyer has withdrawn from the contract for what hasn’t been sent yet. Please don’t send it: what was paid is refunded automatically.',
    facts: [{ name: 'What', value: piecesText(order, refund.lines) }],
  });
};

function askedText(order: OrderRecord, found: ReturnRecord): string {
  if (!found.withdrawal)
    return 'The buyer wants to send this back. Please approve or decline it on the order’s page.';
  return isUnsent(found, order)
    ? 'The buyer has withdrawn from the contract for what hasn’t been sent yet. There is nothing to approve. Please don’t send it, and refund it.'
    : 'The buyer has withdrawn from the contract, and is sending this back. There is nothing to approve.';
}
