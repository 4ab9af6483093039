import {
  ADDRESS_PARTS,
  ORDER_STATUSES,
  type Delivery,
  type OrderPrice,
  type OrderStatus,
  type PostalAddress,
  type PriceAdjustment,
  type Shipment,
} from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';
import type { NamedVariant } from '../catalog/index.js';
import type { ClaimedUse } from '../pricing/index.js';
import type { OrderEditRecord } from './edits/order-edit-record.js';
import { paymentFields, type PaymentRecord } from './money/payment-record.js';
import type { RefundRecord } from './money/refund-record.js';
import type { ParcelRecord } from './parcels/parcel-record.js';
import { indexOrders } from './order-indexes.js';
import type { WithheldPieces } from './parcels/withheld.js';
import type { ReturnedPieces } from './returns/return.model.js';
import { uncountedMark } from './uncounted-mark.js';

/** A product or variant as it was when it was bought, untouched by later edits and deletions. */
export interface OrderLineRecord {
  _id: Types.ObjectId;
  product: Types.ObjectId;
  name: string;
  slug: string;
  description: string;
  /** What was chosen; absent for a product without variants. */
  variant?: NamedVariant;
  /** The codes of a product without variants; absent without any. */
  sku?: string;
  barcode?: string;
  /** US cents per piece. */
  priceCents: number;
  quantity: number;
}

/** What an order costs down to its lines, as it was when it was placed. */
export interface FrozenPrice extends OrderPrice {
  currency: string;
  /** Null where the shop had none for it. */
  zone: { _id: string; name: string } | null;
  destination: { country: string; state: string };
  /** Where its buyer collects it; empty if it is sent. Earlier builds did not keep it. Absent without delivery. */
  pickUpAt?: string;
  /** What it used of limited promotions. */
  uses: ClaimedUse[];
  /** Whether the buyer was exempt from tax that others would have paid. Absent otherwise. */
  isExempt?: true;
}

export interface OrderRecord {
  _id: Types.ObjectId;
  /** 1001, 1002, …: see `takeOrderNumbers`. */
  number: number;
  status: OrderStatus;
  /** The buyer, with the name they had at checkout; `forgetBuyer` removes the name. */
  buyer: { _id: Types.ObjectId; name: string };
  /** The buyer's contact details at checkout. An empty part is unknown. */
  delivery: Delivery;
  /** The same in parts, as far as the checkout said; where the invoice goes to, if not there. */
  address?: PostalAddress;
  billing?: PostalAddress;
  /** The buyer's tax number. */
  taxId?: string;
  /** What the buyer told the shop about it, or the shop the buyer, if it has prepared or placed the order. */
  note?: string;
  /** Whether the note is the shop's. Absent otherwise. */
  noteByShop?: true;
  /** Words by which administrators find it: see `orderSearchWords`. */
  searchWords: string[];
  lines: OrderLineRecord[];
  /** What the total has besides the lines. Absent without any. */
  adjustments?: PriceAdjustment[];
  /** US cents, the sum of the lines and the adjustments. */
  totalCents: number;
  /** Absent in a shop that had set up no promotion, zone or rate. */
  price?: FrozenPrice;
  payment: PaymentRecord;
  /** The client's key: one order per buyer and key, however often the request is sent. */
  idempotencyKey: string;
  /** Every status it has had, the current one last. `by` is the user who set it; absent if the shop itself did. */
  history: { status: OrderStatus; at: Date; by?: Types.ObjectId }[];
  createdAt: Date;
  /** Without it, builds from before schema versions would count the order's sales a second time. */
  isSoldCounted: true;
  /** When administrators have corrected its address. Absent if none has. */
  addressCorrections?: { at: Date; by: Types.ObjectId }[];
  /** What was taken off it before it was shipped, oldest first. Absent if nothing was. */
  edits?: OrderEditRecord[];
  /** Absent until an administrator enters it. */
  shipment?: Shipment;
  /** When its buyer was last told of a tracking number alone. Absent before. */
  trackingToldAt?: Date;
  /** The parcels in which it is sent, if these are several. Absent without any. */
  parcels?: ParcelRecord[];
  /** When its invoice was issued; absent before that. */
  invoicedAt?: Date;
  /**
   * Only in orders of which nothing is left to send, so that they get their invoice when they are paid: `due` until
   * that was done, and again after each change that may ask for another one.
   */
  invoiceAtPayment?: 'due' | 'done';
  /** Oldest first. Absent without any. */
  refunds?: RefundRecord[];
  /** How many returns it has: every two at once conflict. Absent without any. */
  returnCount?: number;
  /** Pieces that came back into stock by returns. Absent without any. */
  returned?: ReturnedPieces[];
  /** Pieces that are not sent any more, although their money has not gone back. Absent without any. */
  withheld?: WithheldPieces[];
  /**
   * Pieces of a cancelled order that were in parcels, and did not come back with the cancellation. Absent without any.
   */
  stillOut?: ReturnedPieces[];
  /** Whether its parcels have all that is to be sent, so that nothing of it is to be packed. Absent otherwise. */
  isAllSent?: true;
  /** Administrators' notes for each other. Absent without any. */
  notes?: { text: string; at: Date; by: Types.ObjectId }[];
  /** Set anew by each change; absent once the sales of its day include the order as it is. */
  uncounted?: Types.ObjectId;
}

const lineSchema = new Schema<OrderLineRecord>({
  product: { type: Schema.Types.ObjectId, ref: 'Product', required: true },
  name: { type: String, required: true },
  slug: { type: String, required: true },
  description: { type: String, required: true },
  variant: new Schema<NamedVariant>({ name: String, sku: { type: String, default: null } }),
  sku: String,
  barcode: String,
  priceCents: { type: Number, required: true },
  quantity: { type: Number, required: true },
});

/** An amount of an order or its invoice besides the lines. */
export const adjustmentSchema = new Schema<PriceAdjustment>(
  {
    name: { type: String, required: true },
    amountCents: { type: Number, required: true },
  },
  { _id: false },
);

const status = { type: String, enum: ORDER_STATUSES, required: true } as const;

/** Text that may be empty, which `required` would refuse. */
const text = { type: String, default: '' } as const;

const address = {
  type: new Schema<PostalAddress>(Object.fromEntries(ADDRESS_PARTS.map((part) => [part, String])), {
    _id: false,
  }),
};

const schema = new Schema<OrderRecord>(
  {
    number: { type: Number, required: true },
    status,
    buyer: {
      _id: { type: Schema.Types.ObjectId, ref: 'User', required: true },
      name: { type: String, required: true },
    },
    delivery: {
      type: new Schema<Delivery>(
        { name: text, email: text, phone: text, address: text, completedLater: Boolean },
        { _id: false },
      ),
      required: true,
    },
    address,
    billing: address,
    addressCorrections: {
      type: [new Schema({ at: Date, by: Schema.Types.ObjectId }, { _id: false })],
      default: undefined,
    },
    edits: { type: [Schema.Types.Mixed], default: undefined },
    taxId: String,
    note: String,
    noteByShop: Boolean,
    searchWords: { type: [String], required: true },
    lines: { type: [lineSchema], required: true },
    adjustments: { type: [adjustmentSchema], default: undefined },
    totalCents: { type: Number, required: true },
    price: Schema.Types.Mixed,
    payment: paymentFields,
    idempotencyKey: { type: String, required: true },
    history: {
      type: [new Schema({ status, at: Date, by: Schema.Types.ObjectId }, { _id: false })],
      required: true,
    },
    createdAt: { type: Date, required: true, default: () => new Date() },
    isSoldCounted: { type: Boolean, required: true },
    shipment: new Schema<Shipment>({ carrier: String, trackingNumber: String }, { _id: false }),
    trackingToldAt: Date,
    parcels: { type: [Schema.Types.Mixed], default: undefined },
    invoicedAt: Date,
    invoiceAtPayment: String,
    refunds: { type: [Schema.Types.Mixed], default: undefined },
    returnCount: Number,
    returned: { type: [Schema.Types.Mixed], default: undefined },
    withheld: { type: [Schema.Types.Mixed], default: undefined },
    stillOut: { type: [Schema.Types.Mixed], default: undefined },
    isAllSent: Boolean,
    notes: {
      type: [new Schema({ text: String, at: Date, by: Schema.Types.ObjectId }, { _id: false })],
      default: undefined,
    },
    uncounted: { type: Schema.Types.ObjectId, default: uncountedMark },
  },
  { versionKey: false, autoIndex: false },
);

// In the model, so that no change can forget it. What bypasses the model sets it by itself.
schema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function () {
  this.set('uncounted', uncountedMark());
});

indexOrders(schema);

export const OrderModel = mongoose.model<OrderRecord>('Order', schema);
