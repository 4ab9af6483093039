import type { MailWriter } from '../../../mail/index.js';
import { piecesText, reasonText, returnToTell } from '../../returns/mails/return-blocks.js';
import { toShop } from './to-shop.js';

/** Tells the shop that a buyer wants to send something back, or has withdrawn from the contract about it. */
export const writeReturnAsked: MailWriter = async (id, shop) => {
  const told = await returnToTell(id);
  if (!told) return undefined;
  const { order, found } = told;
  const reason = reasonText(found);
  return toShop(shop, order, {
    subject: `${found.withdrawal ? 'Withdrawal from' : 'Return of'} order ${order.number}`,
    text: found.withdrawal
      ? 'The buyer has withdrawn from the contract, and sends this back. There is nothing to approve.'
      : 'The buyer wants to send this back. Please approve or decline it on the order’s page.',
    facts: [
      { name: 'What', value: piecesText(order, found.lines) },
      ...(reason ? [{ name: 'Reason', value: reason }] : []),
    ],
  });
};
