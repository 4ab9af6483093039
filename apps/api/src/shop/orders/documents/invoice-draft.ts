import { isSuccess, itemKey, type Seller, type Settings } from '@shop/shared';
import { itemOf } from '../item-of.js';
import type { OrderRecord } from '../order.model.js';
import { billedTo } from './billed-to.js';
import { documentVariant } from './document-variant.js';
import type { InvoiceRecord } from './invoice.model.js';

/** What an invoice says, before it is one. */
export type InvoiceDraft = Omit<
  InvoiceRecord,
  '_id' | 'documentNumber' | 'issuedAt' | 'shippedAt' | 'credits' | 'refund'
>;

/** The invoice that an order would get if it were issued now. */
export function draftInvoice(order: OrderRecord, settings: Settings): InvoiceDraft {
  const { _id, number, createdAt, adjustments, totalCents, payment, price } = order;
  const taxes = price?.taxes ?? [];
  return {
    kind: 'invoice',
    order: _id,
    number,
    orderedAt: createdAt,
    seller: sellerOf(settings),
    buyer: billedTo(order),
    lines: taxes.length > 0 ? taxedLines(order) : order.lines.map(lineOf),
    ...(adjustments && { adjustments }),
    totalCents,
    ...(taxes.length > 0 && { taxes: [...taxes] }),
    ...(price?.isExempt && { isExempt: true }),
    payment: {
      success: isSuccess(payment.state),
      provider: payment.provider,
      ...(payment.name !== undefined && { name: payment.name }),
      reference: payment.reference,
    },
  };
}

function sellerOf(settings: Settings): Seller {
  const { name, address, email, phone, tollFree, timeZone, taxNumber, invoiceFooter } = settings;
  const contacts = { name, address, email, phone, tollFree, timeZone };
  return { ...contacts, ...(taxNumber && { taxNumber }), invoiceFooter };
}

function lineOf({ name, variant, priceCents, quantity }: OrderRecord['lines'][number]) {
  return { name, ...documentVariant(variant), priceCents, quantity };
}

function taxedLines({ lines, price }: OrderRecord) {
  // Who is exempt pays no tax at any rate.
  const rates = new Map(price?.lines.map(({ id, rate }) => [id, price.isExempt ? 0 : rate]));
  return lines.map((line) => ({ ...lineOf(line), taxRate: rates.get(itemKey(itemOf(line))) ?? 0 }));
}
