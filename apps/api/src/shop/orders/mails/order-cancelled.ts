import { CANCELLED_STATUS, cancelledText, isManual, sumOf } from '@shop/shared';
import type { Letter, MailWriter } from '../../mail/index.js';
import { otherAmount } from '../money/other-currency.js';
import { isRefundable, leftToRefund, standingRefunds } from '../money/refunded.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { parcelView } from '../parcels/parcel.view.js';
import { isCancelledAnew } from './mail-status.js';
import { inDollars, lineBlock, buyerOf, orderLink } from './order-blocks.js';
import { backTo, paidBy } from './payment-words.js';

/** Says that an order is cancelled, unless that was taken back, or a later mail says it. */
export const writeOrderCancelled: MailWriter = async (id, { name }, event) => {
  const order = await OrderModel.findById(id).lean();
  const buyer = order && buyerOf(order);
  if (!buyer || order.status !== CANCELLED_STATUS || isCancelledAnew(order, event))
    return undefined;
  return { ...buyer, letter: orderCancelled(order, name) };
};

/** What will not be sent, and what becomes of the amount. */
export function orderCancelled(order: OrderRecord, shop: string): Letter {
  const { number, delivery, payment } = order;
  const refusal = payment.refusal ? ` ${payment.refusal}` : '';
  const rows = paidBy(order);
  return {
    subject: `Your order ${number} at ${shop} is cancelled`,
    title: 'Your order is cancelled',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\nYour order ${number} is cancelled. ${sentText(order)}${refusal}${moneyText(order)}`,
      },
      ...(rows.length > 0 ? [{ type: 'facts' as const, rows }] : []),
      lineBlock(order),
      orderLink(order),
    ],
  };
}

function sentText({ lines, parcels = [], history }: OrderRecord): string {
  const pieces = lines.map(({ _id, quantity }) => ({ line: _id.toHexString(), quantity }));
  return cancelledText({ lines: pieces, parcels: parcels.map(parcelView), history });
}

const NOT_TO_PAY = ' You don’t have to pay for it.';

function moneyText(order: OrderRecord): string {
  const { payment, totalCents } = order;
  const { state, provider, cancelledAt, returnCents, charge, otherCurrency } = payment;
  if (otherCurrency) return ` We’re refunding ${otherAmount(otherCurrency)} ${backTo(order)}.`;
  const refunds = standingRefunds(order).filter(
    ({ cause, isSurplus }) => cause === 'cancellation' || (cause === 'late' && !isSurplus),
  );
  const backCents = cancelledAt
    ? (returnCents ?? totalCents)
    : sumOf(refunds, ({ amountCents }) => amountCents);
  if (backCents > 0) return ` We’re refunding ${inDollars(backCents)} ${backTo(order)}.`;
  if (isRefundable(order) && leftToRefund(order) > 0)
    return ` We’ll write to you about ${leftWords(order)}.`;
  if (state === 'pending') return NOT_TO_PAY;
  if (state !== 'cancelled' && state !== 'expired') return '';
  if (charge !== undefined) return ' The amount we reserved is released.';
  if (state === 'cancelled') return NOT_TO_PAY;
  const crossed = isManual(provider) ? ' If you’ve already paid, please write to us.' : '';
  return ` It wasn’t paid in time, and you no longer have to pay for it.${crossed}`;
}

/** More may have been paid, which goes, or went, back. */
function leftWords(order: OrderRecord): string {
  const { payment, totalCents } = order;
  const leftCents = leftToRefund(order);
  const isAll = leftCents === (payment.paidCents ?? totalCents);
  return isAll
    ? `the ${inDollars(leftCents)} you paid`
    : `${inDollars(leftCents)} of what you paid`;
}
