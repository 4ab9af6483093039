import type { Seller } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';
import type { NamedVariant } from '../../catalog/index.js';
import { adjustmentSchema, type OrderRecord } from '../order.model.js';

/** An invoice as it was issued. Inserted once and never changed, even if its order, buyer or shop changes. */
export interface InvoiceRecord {
  /** The order's id, so that an order can't have two. All lookups are by it. */
  _id: Types.ObjectId;
  number: number;
  issuedAt: Date;
  orderedAt: Date;
  seller: Seller;
  buyer: { name: string; address: string };
  /** Prices in US cents per piece. */
  lines: {
    name: string;
    variant?: Omit<NamedVariant, '_id'>;
    priceCents: number;
    quantity: number;
  }[];
  /** As the order has them. */
  adjustments?: OrderRecord['adjustments'];
  /** US cents. */
  totalCents: number;
  payment: Pick<OrderRecord['payment'], 'success' | 'provider' | 'reference'>;
}

const required = { type: String, required: true } as const;
/** Text that may be empty, which `required` would refuse. */
const text = { type: String, default: '' } as const;
const amount = { type: Number, required: true } as const;

const variant = new Schema<Omit<NamedVariant, '_id'>>(
  { name: required, sku: { type: String, default: null } },
  { _id: false },
);

const schema = new Schema<InvoiceRecord>(
  {
    number: amount,
    issuedAt: { type: Date, required: true },
    orderedAt: { type: Date, required: true },
    seller: {
      name: required,
      address: text,
      email: text,
      phone: text,
      tollFree: text,
      timeZone: required,
      invoiceFooter: text,
    } satisfies Record<keyof Seller, unknown>,
    buyer: { name: text, address: text },
    lines: {
      type: [
        new Schema(
          { name: required, variant, priceCents: amount, quantity: amount },
          { _id: false },
        ),
      ],
      required: true,
    },
    adjustments: { type: [adjustmentSchema], default: undefined },
    totalCents: amount,
    payment: {
      success: { type: Boolean, required: true },
      provider: required,
      reference: { type: String, default: null },
    },
  },
  { versionKey: false, autoIndex: false },
);

export const InvoiceModel = mongoose.model<InvoiceRecord>('Invoice', schema);
