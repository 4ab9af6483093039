import type { Types } from 'mongoose';
import type { MailWriter } from '../../mail/index.js';
import { otherAmount } from '../money/other-currency.js';
import type { DisputeRecord } from '../money/payment-record.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { inDollars } from './order-blocks.js';
import { toShop } from './to-shop/to-shop.js';

/**
 * Tells the shop that a buyer disputes a payment at the bank, or that the bank asks about it, and until when to answer,
 * as long as nothing is decided.
 */
export const writeDisputeOpened: MailWriter = async (id, { name, email, timeZone }) => {
  const found = await findDispute(id, ({ state }) => state === 'open');
  if (!found) return undefined;
  const { order, dispute } = found;
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const until = dispute.dueAt && new Intl.DateTimeFormat('en-US', format).format(dispute.dueAt);
  return toShop({ name, email }, order, {
    ...newsOf(order, dispute, until ? ` by ${until}` : ''),
    facts: [
      { name: 'Amount', value: amountOf(dispute) },
      { name: 'Reason', value: dispute.reason.replaceAll('_', ' ') },
      ...(until ? [{ name: 'Answer by', value: until }] : []),
    ],
  });
};

function newsOf({ number }: OrderRecord, { isInquiry }: DisputeRecord, byThen: string) {
  return isInquiry
    ? {
        subject: `A bank asks about the payment of order ${number}`,
        text: `The buyer has questioned the payment at the bank, which asks you about it. You still have the money. Answer at your payment provider${byThen}, or refund it: otherwise, the bank may take the money back.`,
      }
    : {
        subject: `The payment of order ${number} is disputed`,
        text: `The buyer disputes the payment at the bank, which has the money until it is decided. Answer at your payment provider${byThen}. Don’t refund it in the meantime.`,
      };
}

/** Tells the shop how a dispute was decided. */
export const writeDisputeEnded: MailWriter = async (id, { name, email }) => {
  const found = await findDispute(id, ({ state }) => state !== 'open');
  if (!found) return undefined;
  const { order, dispute } = found;
  const amount = amountOf(dispute);
  const isWon = dispute.state === 'won';
  const decided = isWon
    ? {
        subject: `You won the dispute about order ${order.number}`,
        text: `The bank decided in your favor: you keep ${amount}.`,
      }
    : {
        subject: `You lost the dispute about order ${order.number}`,
        text: `The bank decided in the buyer’s favor, and they got ${amount} back. Don’t refund it again.`,
      };
  const closed = {
    subject: `The bank has closed its question about order ${order.number}`,
    text: `The bank has closed its question about the payment of ${amount}, and has taken no money.`,
  };
  return toShop({ name, email }, order, {
    ...(dispute.isInquiry ? closed : decided),
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
