import { CANCELLED_STATUS } from '@shop/shared';
import type { MailWriter } from '../../../mail/index.js';
import { keptOf } from '../../money/refunded.js';
import { OrderModel } from '../../order.model.js';
import { inDollars } from '../order-blocks.js';
import { toShop } from './to-shop.js';

/** Tells the shop that a buyer has cancelled a paid order, and what is to be returned by hand. */
export const writeBuyerCancelled: MailWriter = async (id, shop) => {
  const order = await OrderModel.findById(id).lean();
  if (order?.status !== CANCELLED_STATUS) return undefined;
  const keptCents = keptOf(order);
  const money =
    keptCents > 0
      ? 'It was paid: please refund it on its page.'
      : 'What was paid is refunded automatically.';
  return toShop(shop, order, {
    subject: `Order ${order.number} was cancelled by its buyer`,
    text: `The buyer has cancelled the order, or withdrawn from the contract, so there is nothing to pack. ${money}`,
    facts: keptCents > 0 ? [{ name: 'To be returned', value: inDollars(keptCents) }] : [],
  });
};
