import {
  dollarsFromCents,
  lineTotal,
  shownAdjustments,
  sumOf,
  type Invoice,
  type OrderStatus,
  type Seller,
} from '@shop/shared';
import { taxView } from '../../pricing/index.js';
import type { OrderRecord } from '../order.model.js';
import { documentVariant } from './document-variant.js';
import type { InvoiceDraft } from './invoice-draft.js';
import type { InvoiceRecord } from './invoice.model.js';

/** The documents of an order as the API returns them, in dollars. @param status the order's status now */
export function invoiceViews(documents: readonly InvoiceRecord[], status: OrderStatus): Invoice[] {
  // A refund's credit note takes back a part only.
  const takenBackBy = new Map(
    documents
      .filter(({ refund, kind }) => !refund || kind === 'invoice')
      .map(({ credits, documentNumber }) => [credits, documentNumber]),
  );
  return documents.map((document) => {
    const { documentNumber, issuedAt, shippedAt, credits } = document;
    const creditedBy = takenBackBy.get(documentNumber);
    return {
      ...contentView(document),
      documentNumber,
      issuedAt: issuedAt.toISOString(),
      ...(shippedAt &&
        shippedAt.getTime() !== issuedAt.getTime() && { shippedAt: shippedAt.toISOString() }),
      ...(credits !== undefined && { credits }),
      ...(creditedBy !== undefined && { creditedBy }),
      status,
    };
  });
}

/** The preview of an invoice. */
export function draftView(draft: InvoiceDraft, { status }: Pick<OrderRecord, 'status'>): Invoice {
  return { ...contentView(draft), documentNumber: null, issuedAt: null, status };
}

/** What an invoice and its preview share. */
function contentView(document: InvoiceDraft) {
  const { kind, number, orderedAt, seller, buyer, lines, adjustments } = document;
  const { success, provider, name, reference } = document.payment;
  return {
    kind,
    number,
    orderedAt: orderedAt.toISOString(),
    seller: sellerView(seller),
    buyer: {
      name: buyer.name,
      address: buyer.address,
      ...(buyer.taxId && { taxId: buyer.taxId }),
    },
    lines: lines.map((line) => ({
      name: line.name,
      ...documentVariant(line.variant),
      quantity: line.quantity,
      price: dollarsFromCents(line.priceCents),
      total: dollarsFromCents(lineTotal(line)),
      ...(line.taxRate !== undefined && { taxRate: line.taxRate / 1000 }),
    })),
    adjustments: shownAdjustments(adjustments),
    total: dollarsFromCents(document.totalCents),
    ...taxesView(document),
    payment: { success, provider, ...(name !== undefined && { name }), reference },
  };
}

function sellerView(seller: Seller): Seller {
  const { name, address, email, phone, tollFree, timeZone, taxNumber, invoiceFooter } = seller;
  const contacts = { name, address, email, phone, tollFree, timeZone };
  return { ...contacts, ...(taxNumber && { taxNumber }), invoiceFooter };
}

function taxesView({
  taxes,
  totalCents,
  isExempt,
}: InvoiceDraft): Pick<Invoice, 'taxes' | 'net' | 'isExempt'> {
  if (!taxes) return {};
  const taxCents = sumOf(taxes, ({ amountCents }) => amountCents);
  return {
    taxes: taxes.map(taxView),
    net: dollarsFromCents(totalCents - taxCents),
    ...(isExempt && { isExempt }),
  };
}
