import { holdsStock, isGivenUp } from '@shop/shared';
import type { Letter, MailWriter } from '../../mail/index.js';
import { otherAmount } from '../money/other-currency.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { amountBlocks, buyerOf, orderLink, payLink } from './order-blocks.js';
import { backTo, sentWords } from './payment-words.js';

/** Says that an order was not paid: it is cancelled, was sent nevertheless, or waits for another try. */
export const writePaymentRefused: MailWriter = async (id, { name }) => {
  const order = await OrderModel.findById(id).lean();
  const buyer = order && buyerOf(order);
  const state = order?.payment.state;
  if (!buyer) return undefined;
  if (isGivenUp(order.payment.state) && holdsStock(order.status))
    return { ...buyer, letter: sentUnpaid(order, name) };
  if (state === 'failed') return { ...buyer, letter: paymentRefused(order, name) };
  // One that is paid meanwhile needs no mail.
  const isPayable = state === 'pending' && order.payment.url !== undefined;
  return isPayable ? { ...buyer, letter: paymentDeclined(order, name) } : undefined;
};

/** Why it was not paid, and what it would have cost. */
export function paymentRefused(order: OrderRecord, shop: string): Letter {
  const { number, delivery, payment } = order;
  return {
    subject: `Your order ${number} at ${shop} was not paid`,
    title: 'Your order was not paid',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\nThe payment for your order ${number} was refused, so the order is cancelled. Nothing was charged. You can order again at any time.`,
      },
      ...(payment.refusal
        ? [{ type: 'facts' as const, rows: [{ name: 'Reason', value: payment.refusal }] }]
        : []),
      ...amountBlocks(order),
      orderLink(order),
    ],
  };
}

/** That the order was sent, but is still to be paid. */
export function sentUnpaid(order: OrderRecord, shop: string): Letter {
  const { number, delivery, payment } = order;
  const { refusal, otherCurrency } = payment;
  const why = refusal ? ` ${refusal}` : '';
  const back = otherCurrency
    ? ` We’re refunding ${otherAmount(otherCurrency)} ${backTo(order)}.`
    : '';
  return {
    subject: `Your order ${number} at ${shop} is not paid`,
    title: 'Your order is not paid',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\nYour order ${number} ${sentWords(order)}, but we haven’t received a payment for it.${why}${back} Please contact us about paying for it.`,
      },
      ...amountBlocks(order),
      orderLink(order),
    ],
  };
}

/** That another try is possible, and where. */
export function paymentDeclined(order: OrderRecord, shop: string): Letter {
  const { number, delivery } = order;
  return {
    subject: `Your order ${number} at ${shop} is not paid yet`,
    title: 'Your payment did not go through',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\nYour bank declined the payment for your order ${number}. Nothing was charged. We’ll keep the order for a short time, so you can pay for it with another card.`,
      },
      ...amountBlocks(order),
      payLink(),
    ],
  };
}
