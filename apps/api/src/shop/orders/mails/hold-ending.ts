import { PAGE_ROUTES } from '@shop/shared';
import type { MailWriter } from '../../mail/index.js';
import { OrderModel } from '../order.model.js';
import { inDollars } from './order-blocks.js';

/** How long before the end of a reservation the shop is told. */
const NOTICE_MS = 2 * 24 * 60 * 60_000;

/** In how many milliseconds the shop is told of a reservation that ends at this time. */
export function untilNotice(heldUntil: Date): number {
  return Math.max(0, heldUntil.getTime() - NOTICE_MS - Date.now());
}

/** Tells the shop that a bank will soon release the amount of an order, unless it was taken or released meanwhile. */
export const writeHoldEnding: MailWriter = async (id, { name, email, timeZone }) => {
  const order = await OrderModel.findById(id).lean();
  const { state, heldUntil } = order?.payment ?? {};
  if (!order || state !== 'authorized' || !heldUntil) return undefined;
  const { number, buyer, totalCents } = order;
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const until = new Intl.DateTimeFormat('en-US', format).format(heldUntil);
  return {
    to: { name, address: email },
    user: buyer._id,
    order: id,
    letter: {
      subject: `Order ${number} is not charged yet`,
      title: `Order ${number}`,
      blocks: [
        {
          type: 'paragraph',
          text: `The buyer’s bank reserves ${inDollars(totalCents)} until ${until}. Ship the order before then, or take the payment now. Otherwise the bank releases the amount, and the order is cancelled.`,
        },
        {
          type: 'link',
          label: 'Open the order',
          path: PAGE_ROUTES.adminOrder.replace(':number', String(number)),
          otherwise: 'You’ll find it under “Orders” in the administrators’ area.',
        },
      ],
    },
  };
};
