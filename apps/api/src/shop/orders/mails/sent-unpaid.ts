import { holdsStock, isGivenUp, PAGE_ROUTES } from '@shop/shared';
import type { MailWriter } from '../../mail/index.js';
import { otherAmount } from '../money/other-currency.js';
import { missingOf } from '../money/refunded.js';
import { OrderModel } from '../order.model.js';
import { inDollars } from './order-blocks.js';
import { sentWords } from './payment-words.js';

/** Tells the shop that an order was sent whose payment came to nothing, or for which too little was paid. */
export const writeSentUnpaid: MailWriter = async (id, { name, email }) => {
  const order = await OrderModel.findById(id).lean();
  if (!order || !holdsStock(order.status)) return undefined;
  const missingCents = missingOf(order);
  if (!isGivenUp(order.payment.state) && missingCents === 0) return undefined;
  const { number, buyer, totalCents, payment } = order;
  const { refusal, otherCurrency } = payment;
  const rows = [
    { name: 'To pay', value: inDollars(missingCents > 0 ? missingCents : totalCents) },
    ...(refusal ? [{ name: 'Reason', value: refusal }] : []),
    ...(otherCurrency
      ? [{ name: 'Refunded automatically', value: otherAmount(otherCurrency) }]
      : []),
  ];
  return {
    to: { name, address: email },
    user: buyer._id,
    order: id,
    letter: {
      subject: `Order ${number} ${sentWords(order)}, but is not ${missingCents > 0 ? 'fully paid' : 'paid'}`,
      title: `Order ${number}`,
      blocks: [
        {
          type: 'paragraph',
          text:
            missingCents > 0
              ? `The order ${sentWords(order)}, but only a part of it was paid. Ask the buyer for the rest, and set the order to paid once it has come.`
              : `The order ${sentWords(order)}, but its payment did not arrive, and the shop doesn’t try again automatically. We have asked the buyer to contact you.`,
        },
        { type: 'facts', rows },
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
