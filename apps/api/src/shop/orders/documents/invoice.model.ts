import { INVOICE_KINDS, type InvoiceKind, type Seller, type TaxTotal } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';
import type { NamedVariant } from '../../catalog/index.js';
import { adjustmentSchema, type OrderRecord } from '../order.model.js';

/**
 * An invoice or a credit note as it was issued. Inserted once and never changed, even if its order, buyer or shop
 * changes. A credit note is a copy of the invoice that it takes back, or says what a refund takes back of it.
 */
export interface InvoiceRecord {
  _id: Types.ObjectId;
  kind: InvoiceKind;
  /** The order's id. */
  order: Types.ObjectId;
  /** The order's number. */
  number: number;
  /** See `takeDocumentNumber`. */
  documentNumber: string;
  issuedAt: Date;
  /** When the order was shipped. Absent in invoices from before it was kept. */
  shippedAt?: Date;
  /** The number of the document that it takes back: see `invoiceSchema`. */
  credits?: string;
  /**
   * The refund that a credit note is for, which takes back a part of the invoice. Absent if it takes back the whole.
   * Also that of an invoice which takes such a credit note back.
   */
  refund?: Types.ObjectId;
  orderedAt: Date;
  seller: Seller;
  buyer: { name: string; address: string; taxId?: string };
  /** Prices in US cents per piece. */
  lines: {
    name: string;
    variant?: Omit<NamedVariant, '_id'>;
    priceCents: number;
    quantity: number;
    /** Thousandths of a percent. */
    taxRate?: number;
  }[];
  /** As the order has them. */
  adjustments?: OrderRecord['adjustments'];
  /** US cents. */
  totalCents: number;
  /** As the order has them: absent without any. */
  taxes?: TaxTotal[];
  /** Whether the buyer was exempt from these taxes. Absent otherwise. */
  isExempt?: true;
  payment: Pick<OrderRecord['payment'], 'success' | 'provider' | 'name' | 'reference'>;
}

const required = { type: String, required: true } as const;
/** Text that may be empty, which `required` would refuse. */
const text = { type: String, default: '' } as const;
const amount = { type: Number, required: true } as const;

const variant = new Schema<Omit<NamedVariant, '_id'>>(
  { name: required, sku: { type: String, default: null } },
  { _id: false },
);

const tax = new Schema<TaxTotal>(
  { name: required, rate: amount, baseCents: amount, amountCents: amount },
  { _id: false },
);

const schema = new Schema<InvoiceRecord>(
  {
    kind: { type: String, enum: INVOICE_KINDS, required: true },
    order: { type: Schema.Types.ObjectId, required: true },
    number: amount,
    documentNumber: required,
    issuedAt: { type: Date, required: true },
    shippedAt: Date,
    credits: String,
    refund: Schema.Types.ObjectId,
    orderedAt: { type: Date, required: true },
    seller: {
      name: required,
      address: text,
      email: text,
      phone: text,
      tollFree: text,
      timeZone: required,
      taxNumber: String,
      invoiceFooter: text,
    } satisfies Record<keyof Seller, unknown>,
    buyer: { name: text, address: text, taxId: String },
    lines: {
      type: [
        new Schema(
          { name: required, variant, priceCents: amount, quantity: amount, taxRate: Number },
          { _id: false },
        ),
      ],
      required: true,
    },
    adjustments: { type: [adjustmentSchema], default: undefined },
    totalCents: amount,
    taxes: { type: [tax], default: undefined },
    isExempt: Boolean,
    payment: {
      success: { type: Boolean, required: true },
      provider: required,
      name: String,
      reference: { type: String, default: null },
    },
  },
  { versionKey: false, autoIndex: false },
);

// The documents of an order. Only its transactions write them, so at most one invoice is not taken back.
schema.index({ order: 1 });
schema.index({ documentNumber: 1 }, { unique: true });
// The accountant's list of a month.
schema.index({ issuedAt: 1, _id: 1 });

export const InvoiceModel = mongoose.model<InvoiceRecord>('Invoice', schema);
