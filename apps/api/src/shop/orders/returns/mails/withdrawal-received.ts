import type { Letter, MailWriter } from '../../../mail/index.js';
import { buyerOf, lineBlock, orderedOn, orderLink } from '../../mails/order-blocks.js';
import { OrderModel, type OrderRecord } from '../../order.model.js';
import { isUnsent } from '../unsent.js';
import { piecesText, returnToTell } from './return-blocks.js';

/** What was withdrawn from, and when. */
interface Withdrawn {
  at: Date;
  /** The pieces that it is about; undefined for an order that was cancelled by it. */
  pieces?: string;
  /** Whether these were not sent yet, so that they need not come back. */
  isUnsent?: boolean;
}

/**
 * Confirms a withdrawal, with everything that the buyer needs to prove it. @param id of the return, the refund of what
 * was not sent, or the order
 * @param event which entry of the order's history it is, counted from 1; the last one by default
 */
export const writeWithdrawalReceived: MailWriter = async (id, shop, event = '0') => {
  const told = await returnToTell(id);
  if (told) {
    const { order, found } = told;
    const pieces = piecesText(order, found.lines);
    const withdrawn = { at: found.createdAt, pieces, isUnsent: isUnsent(found, order) };
    return { ...told.buyer, letter: withdrawalReceived(order, withdrawn, shop) };
  }
  const refunded = await OrderModel.findOne({ 'refunds._id': id }).lean();
  const refund = refunded?.refunds?.find(({ _id }) => _id.equals(id));
  const order = refunded ?? (await OrderModel.findById(id).lean());
  const buyer = order && buyerOf(order);
  const at = refund?.at ?? order?.history.at(Number(event) - 1)?.at;
  if (!buyer || !at) return undefined;
  if (refund) {
    const withdrawn = { at, pieces: piecesText(order, refund.lines), isUnsent: true };
    return { ...buyer, letter: withdrawalReceived(order, withdrawn, shop) };
  }
  return { ...buyer, letter: withdrawalReceived(order, { at }, shop) };
};

/** That the withdrawal has arrived, when, and what happens next. */
export function withdrawalReceived(
  order: OrderRecord,
  { at, pieces, isUnsent: isKept = false }: Withdrawn,
  { name, address, timeZone }: { name: string; address: string; timeZone: string },
): Letter {
  const { number, delivery } = order;
  const format = { dateStyle: 'long', timeStyle: 'long', timeZone } as const;
  const isSentBack = pieces !== undefined && !isKept;
  const kept = isKept
    ? 'This part of it will not be sent, and we’ll refund what you paid for it.'
    : 'Nothing will be sent, and we’ll refund what you paid.';
  const next = isSentBack
    ? 'Please send back what you have received within 14 days. You’ll find a slip for the parcel on your order’s page. We’ll refund what you paid for it once it has arrived.'
    : kept;
  return {
    subject: `Your withdrawal from order ${number} at ${name}`,
    title: 'We have received your withdrawal',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\nYou have withdrawn from the contract for order ${number}. We confirm that we have received your withdrawal. ${next}`,
      },
      {
        type: 'facts',
        rows: [
          { name: 'Received', value: new Intl.DateTimeFormat('en-US', format).format(at) },
          { name: 'Order number', value: String(number) },
          orderedOn(order, timeZone),
          { name: 'By', value: delivery.name },
          ...(pieces ? [{ name: 'What', value: pieces }] : []),
          ...(isSentBack && address ? [{ name: 'Send it to', value: address }] : []),
        ],
      },
      ...(pieces ? [] : [lineBlock(order)]),
      orderLink(order),
    ],
  };
}
