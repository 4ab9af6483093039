import type { Types } from 'mongoose';
import type { MailWriter } from '../../mail/index.js';
import { otherAmount } from '../money/other-currency.js';
import type { DisputeRecord } from '../money/payment-record.js';
import { OrderModel } from '../order.model.js';
import { inDollars } from './order-blocks.js';
import { toShop } from './to-shop/to-shop.js';

/** Tells the shop that a buyer disputes a payment at the bank, and until when to answer, as long as nothing is decided. */
export const writeDisputeOpened: MailWriter = async (id, { name, email, timeZone }) => {
  const found = await findDispute(id, ({ state }) => state === 'open');
  if (!found) return undefined;
  const { order, dispute } = found;
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const until = dispute.dueAt && new Intl.DateTimeFormat('en-US', format).format(dispute.dueAt);
  return toShop({ name, email }, order, {
    subject: `The payment of order ${order.number} is disputed`,
    text: `The buyer disputes the payment at the bank, which has the money until it is decided. Answer at your payment provider${until ? ` by ${until}` : ''}. Don’t refund it meanwhile.`,
    facts: [
      { name: 'Amount', value: amountOf(dispute) },
      { name: 'Reason', value: dispute.reason.replaceAll('_', ' ') },
      ...(until ? [{ name: 'Answer by', value: until }] : []),
    ],
  });
};

/** Tells the shop how a dispute was decided. */
export const writeDisputeEnded: MailWriter = async (id, { name, email }) => {
  const found = await findDispute(id, ({ state }) => state !== 'open');
  if (!found) return undefined;
  const { order, dispute } = found;
  const amount = amountOf(dispute);
  const isWon = dispute.state === 'won';
  return toShop({ name, email }, order, {
    subject: `The dispute about order ${order.number} is ${isWon ? 'won' : 'lost'}`,
    text: isWon
      ? `The bank has decided for you: you keep ${amount}.`
      : `The bank has decided for the buyer, who got ${amount} back. Don’t refund it again.`,
    facts: [{ name: 'Reason', value: dispute.reason.replaceAll('_', ' ') }],
  });
};

/** The last dispute of an order that is so. */
async function findDispute(id: Types.ObjectId, isSo: (dispute: DisputeRecord) => boolean) {
  const order = await OrderModel.findById(id).lean();
  const dispute = order?.payment.disputes?.findLast(isSo);
  return order && dispute && { order, dispute };
}

function amountOf({ amountCents, currency }: DisputeRecord): string {
  return currency ? otherAmount({ amount: amountCents, currency }) : inDollars(amountCents);
}
