import { RETURN_REASON_TEXTS } from '@shop/shared';
import type { Block, Letter } from '../../../mail/index.js';
import { buyerOf, orderLink } from '../../mails/order-blocks.js';
import { OrderModel, type OrderRecord } from '../../order.model.js';
import { ReturnModel, type ReturnRecord } from '../return.model.js';

/** What a letter about a return says. */
export interface ReturnLetter {
  /** After “Return of your order 1001 at the shop: ”. */
  subject: string;
  title: string;
  /** After the greeting. */
  text: string;
  facts: { name: string; value: string }[];
}

/** A return, its order and whom to write to; undefined once the buyer is forgotten. */
export async function returnToTell(id: ReturnRecord['_id']) {
  const found = await ReturnModel.findById(id).lean();
  const order = found && (await OrderModel.findById(found.order).lean());
  const buyer = order && buyerOf(order);
  return buyer && { found, order, buyer };
}

/** A letter about a return. */
export function returnLetter(
  { number, delivery, ...order }: OrderRecord,
  { subject, title, text, facts }: ReturnLetter,
  shop: string,
): Letter {
  const rows = facts.filter(({ value }) => value !== '');
  const table: Block[] = rows.length > 0 ? [{ type: 'facts', rows }] : [];
  return {
    subject: `${subject} of your order ${number} at ${shop}`,
    title,
    blocks: [
      { type: 'paragraph', text: `Hello ${delivery.name},\n${text}` },
      ...table,
      orderLink({ ...order, number, delivery }),
    ],
  };
}

/** Pieces of an order in words, one line for each. */
export function piecesText({ lines }: OrderRecord, pieces: ReturnRecord['lines']): string {
  return pieces
    .flatMap(({ line: id, quantity }) => {
      const line = lines.find(({ _id }) => _id.equals(id));
      if (!line) return [];
      return [`${quantity} × ${line.variant ? `${line.name} (${line.variant.name})` : line.name}`];
    })
    .join('\n');
}

/** Why a return was asked for. */
export function reasonText({ reason, note }: ReturnRecord): string {
  return [reason && RETURN_REASON_TEXTS[reason], note].filter(Boolean).join('\n');
}
