import { holdsStock } from '@shop/shared';
import type { Letter, MailWriter } from '../../mail/index.js';
import { buyerOf, deliveryRow, orderLink } from '../mails/order-blocks.js';
import { OrderModel, type OrderRecord } from '../order.model.js';

/**
 * Says where an order goes to since an administrator has corrected its address, unless it is cancelled since. What was
 * corrected again needs no mail: that of the last correction says it. @param event which correction it is, counted from 1
 */
export const writeAddressCorrected: MailWriter = async (id, { name }, event) => {
  const order = await OrderModel.findById(id).lean();
  const buyer = order && buyerOf(order);
  if (!buyer || !holdsStock(order.status)) return undefined;
  const last = order.addressCorrections?.length ?? 0;
  if (event !== undefined && Number(event) < last) return undefined;
  return { ...buyer, letter: addressCorrected(order, name) };
};

/** Where an order goes to now. */
export function addressCorrected(order: OrderRecord, shop: string): Letter {
  const { number, delivery } = order;
  return {
    subject: `The delivery address of your order ${number} at ${shop} has changed`,
    title: 'Your delivery address has changed',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\nWe’ve changed the delivery address of your order ${number}. If the address below isn’t right, please write to us soon.`,
      },
      { type: 'facts', rows: [deliveryRow(order)] },
      orderLink(order),
    ],
  };
}
