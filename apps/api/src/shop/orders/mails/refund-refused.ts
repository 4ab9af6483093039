import { PAGE_ROUTES } from '@shop/shared';
import type { MailWriter } from '../../mail/index.js';
import { OrderModel } from '../order.model.js';
import { inDollars } from './order-blocks.js';

/** Tells the shop that a buyer has not got money back. @param id of the refund */
export const writeRefundRefused: MailWriter = async (id, { name, email }) => {
  const order = await OrderModel.findOne({ 'refunds._id': id }).lean();
  const refund = order?.refunds?.find(({ _id }) => _id.equals(id));
  if (!order || refund?.state !== 'failed') return undefined;
  const { number, buyer } = order;
  return {
    to: { name, address: email },
    user: buyer._id,
    order: order._id,
    letter: {
      subject: `The refund of order ${number} was refused`,
      title: `Order ${number}`,
      blocks: [
        {
          type: 'paragraph',
          text: `${inDollars(refund.amountCents)} did not go back to the buyer. Repeat the refund on the Tasks screen, or return the amount in another way and discard the task.`,
        },
        { type: 'facts', rows: [{ name: 'Reason', value: refund.failure ?? 'Not known' }] },
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
