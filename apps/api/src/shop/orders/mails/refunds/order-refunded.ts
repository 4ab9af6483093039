import { isManual } from '@shop/shared';
import type { Letter, MailWriter } from '../../../mail/index.js';
import type { RefundRecord } from '../../money/refund-record.js';
import { deductionOf, isOfDelivery } from '../../money/refund.view.js';
import { OrderModel, type OrderRecord } from '../../order.model.js';
import { buyerOf, inDollars, orderLink } from '../order-blocks.js';
import { backTo, paidBy } from '../payment-words.js';

/** Says what was refunded. @param id of the refund */
export const writeOrderRefunded: MailWriter = async (id, { name }) => {
  const order = await OrderModel.findOne({ 'refunds._id': id }).lean();
  const refund = order?.refunds?.find(({ _id }) => _id.equals(id));
  const buyer = order && buyerOf(order);
  if (!buyer || refund?.state !== 'succeeded') return undefined;
  return { ...buyer, letter: orderRefunded(order, refund, name) };
};

/** How much of an order goes back to its buyer, and for what. */
export function orderRefunded(order: OrderRecord, refund: RefundRecord, shop: string): Letter {
  const { number, delivery, lines } = order;
  const pieces = refund.lines.flatMap(({ line: id, quantity }) => {
    const line = lines.find(({ _id }) => _id.equals(id));
    return line ? [`${quantity} × ${line.name}`] : [];
  });
  const above =
    refund.cause === 'edit'
      ? ' Your order costs less since we changed it.'
      : ' This is what you paid above the total.';
  const surplus = refund.isSurplus ? above : '';
  return {
    subject: `Refund of your order ${number} at ${shop}`,
    title: 'Your refund',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\n${doneWords(order, refund)} ${inDollars(refund.amountCents)} of your order ${number}${waysBack(order, refund)}${surplus} It may take a few days to arrive.`,
      },
      ...facts(order, [...pieces, ...(isOfDelivery(refund) ? ['The delivery'] : [])], refund),
      orderLink(order),
    ],
  };
}

/** Money that the shop returns by hand may not be on its way yet. */
function doneWords({ payment }: OrderRecord, { byHandCents = 0 }: RefundRecord): string {
  return isManual(payment.provider) || byHandCents > 0 ? 'We’re refunding' : 'We’ve refunded';
}

/** How an amount goes back, of which the shop may return a part by hand: it has not said how. */
function waysBack(order: OrderRecord, { amountCents, byHandCents = 0 }: RefundRecord): string {
  if (byHandCents === 0) return ` ${backTo(order)}.`;
  const byProvider = amountCents - byHandCents;
  if (byProvider === 0) return ' to you ourselves.';
  return `: ${inDollars(byProvider)} ${backTo(order)}, and ${inDollars(byHandCents)} to you ourselves.`;
}

function facts(
  order: OrderRecord,
  goods: readonly string[],
  refund: RefundRecord,
): Letter['blocks'] {
  const { reason } = refund;
  const deductedCents = deductionOf(refund);
  const rows = [
    ...(goods.length > 0 ? [{ name: 'For', value: goods.join('\n') }] : []),
    ...(deductedCents > 0 ? [{ name: 'Deduction', value: inDollars(deductedCents) }] : []),
    ...(reason ? [{ name: 'Reason', value: reason }] : []),
    ...paidBy(order),
  ];
  return rows.length > 0 ? [{ type: 'facts', rows }] : [];
}
