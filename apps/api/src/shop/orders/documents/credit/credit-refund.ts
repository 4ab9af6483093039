import { itemKey } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { itemOf } from '../../item-of.js';
import type { RefundRecord } from '../../money/refund-record.js';
import { deductionOf } from '../../money/refund.view.js';
import type { OrderRecord } from '../../order.model.js';
import { documentVariant } from '../document-variant.js';
import { takeDocumentNumber } from '../document-number.js';
import { InvoiceModel, type InvoiceRecord } from '../invoice.model.js';
import { documentsFor, openAmong } from '../open-invoice.js';
import { creditedTaxes } from './credited-taxes.js';
import { restOf } from './rest-of.js';

type DocumentLine = InvoiceRecord['lines'][number];

/**
 * Writes the credit note of a refund, if its order has an invoice. Otherwise it is written when there is one. In the
 * transaction that writes the order. What was paid above the total is on no invoice.
 */
export async function creditRefund(
  order: OrderRecord,
  refund: RefundRecord,
  session: ClientSession,
  issuedAt = new Date(),
): Promise<void> {
  if (refund.isSurplus) return;
  const documents = await documentsFor(order, session);
  const invoice = openAmong(documents);
  if (!invoice) return;
  const rest = restOf(invoice, documents);
  const { taxes, ...kept } = invoice;
  // They belong to the whole order.
  delete kept.adjustments;
  delete kept.shippedAt;
  const deductedCents = deductionOf(refund);
  const creditNote: InvoiceRecord = {
    ...kept,
    _id: new Types.ObjectId(),
    kind: 'credit-note',
    documentNumber: await takeDocumentNumber('credit-note', session),
    issuedAt,
    credits: invoice.documentNumber,
    refund: refund._id,
    lines: creditedLines(order, refund, taxes !== undefined),
    ...(deductedCents > 0 && {
      adjustments: [{ name: deductionName(refund), amountCents: -deductedCents }],
    }),
    totalCents: refund.amountCents,
    ...(taxes && { taxes: creditedTaxes(rest, order, refund) }),
  };
  await InvoiceModel.create([creditNote], { session });
}

/**
 * Writes the credit notes of what was refunded before the invoice was written. Each has the date of its refund, but none
 * is older than the invoice.
 */
export async function creditEarlierRefunds(
  order: OrderRecord,
  invoicedAt: Date,
  session: ClientSession,
): Promise<void> {
  for (const refund of order.refunds ?? []) {
    if (refund.state !== 'succeeded') continue;
    const { at, endedAt = at } = refund;
    await creditRefund(order, refund, session, endedAt > invoicedAt ? endedAt : invoicedAt);
  }
}

function creditedLines(
  order: OrderRecord,
  { parts }: RefundRecord,
  isTaxed: boolean,
): DocumentLine[] {
  return parts.map((part) => {
    const line = order.lines.find((one) => itemKey(itemOf(one)) === part.line);
    const { pieces = 1 } = part;
    const amountCents = part.amountCents + (part.deductedCents ?? 0);
    const taxRate = order.price?.isExempt ? 0 : rateOf(order, part);
    const rate = isTaxed && taxRate !== undefined ? { taxRate } : {};
    if (!line) {
      const name = part.of === 'shipping' ? 'Delivery' : `Refund of order ${order.number}`;
      return { name, priceCents: amountCents, quantity: 1, ...rate };
    }
    // What was paid for pieces may not be the same for each.
    const isEven = part.pieces !== undefined && amountCents % pieces === 0;
    const count = part.pieces === undefined || isEven ? '' : `${pieces} × `;
    return {
      name: `${count}${line.name}`,
      ...documentVariant(line.variant),
      priceCents: isEven ? amountCents / pieces : amountCents,
      quantity: isEven ? pieces : 1,
      ...rate,
    };
  });
}

function deductionName({ reason }: RefundRecord): string {
  return reason ? `Deduction: ${reason}` : 'Deduction';
}

function rateOf({ price }: OrderRecord, { of, line }: RefundRecord['parts'][number]) {
  if (of === 'shipping') return price?.delivery?.rate;
  return price?.lines.find(({ id }) => id === line)?.rate;
}
