import { PAGE_ROUTES } from '@shop/shared';
import type { Types } from 'mongoose';
import type { MailWriter } from '../../../mail/index.js';
import { otherAmount } from '../../money/other-currency.js';
import { OrderModel, type OrderRecord } from '../../order.model.js';
import { inDollars } from '../order-blocks.js';

/**
 * Tells the shop that a buyer has not got money back.
 * @param id of the refund, or of an order that was paid in another currency
 */
export const writeRefundRefused: MailWriter = async (id, { name, email }) => {
  const refused = await findRefused(id);
  if (!refused) return undefined;
  const { order, amount, failure } = refused;
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
          text: `${amount} did not go back to the buyer. Repeat the refund on the Tasks screen, or return the amount in another way and discard the task.`,
        },
        { type: 'facts', rows: [{ name: 'Reason', value: failure ?? 'Not known' }] },
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

interface Refused {
  order: OrderRecord;
  amount: string;
  failure: string | undefined;
}

/**
 * What did not go back to its buyer, and why. Undefined if it has by now.
 * @param id of the refund, or of an order that was paid in another currency
 */
export async function findRefused(id: Types.ObjectId): Promise<Refused | undefined> {
  const order =
    (await OrderModel.findOne({ 'refunds._id': id }).lean()) ??
    (await OrderModel.findById(id).lean());
  if (!order) return undefined;
  const refund = order.refunds?.find(({ _id }) => _id.equals(id));
  if (refund?.state === 'failed')
    return { order, amount: inDollars(refund.amountCents), failure: refund.failure };
  const { otherCurrency } = order.payment;
  if (refund || !otherCurrency || otherCurrency.returnedAt) return undefined;
  return { order, amount: otherAmount(otherCurrency), failure: otherCurrency.failure };
}
