import { NEWEST_FIRST } from '@shop/mongo';
import {
  ADDRESS_PARTS,
  ORDER_STATUSES,
  PAYMENT_STATES,
  type Delivery,
  type OrderPrice,
  type OrderStatus,
  type PaymentState,
  type PostalAddress,
  type PriceAdjustment,
  type Shipment,
} from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';
import type { NamedVariant } from '../catalog/index.js';
import type { ClaimedUse } from '../pricing/index.js';
import { WORDS_INDEX } from './search/words-index.js';

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
  /** What it used of limited promotions. */
  uses: ClaimedUse[];
  /** Whether the buyer was exempt from tax that others would have paid. Absent otherwise. */
  isExempt?: true;
}

/**
 * The payment of an order: pending while it has a lease, then either paid or refused. When its buyer cancels the order, it
 * has a lease again until the amount is returned. See `paymentState`.
 */
export interface PaymentRecord {
  success: boolean;
  provider: string;
  /** The provider's id of the payment; null until it is paid. */
  reference: string | null;
  /** Until when one instance alone may settle or return the payment. Absent once that is done. */
  leaseUntil?: Date;
  /** Why the provider refused it. */
  refusal?: string;
  /** When the buyer cancelled the paid order. Absent before, and if the provider refused to return the amount. */
  cancelledAt?: Date;
  /** Where it stands, if the fields above don't say it. */
  state?: PaymentState;
  /** The page of the provider on which its buyer pays. Absent before there is one, and once it is paid. */
  url?: string;
  /** The provider's id for refunds, if that is not the reference. */
  charge?: string;
  /** Until when the order waits for it. Absent if it does not, or waits without end. */
  dueAt?: Date;
  /** Every state that it got after it was written, with the reason. */
  changes?: PaymentChange[];
}

/** A change of the state of a payment. */
export interface PaymentChange {
  state: PaymentState;
  at: Date;
  cause: string;
  /** The provider's id of the event that told. */
  event?: string;
  /** The administrator who said so. */
  by?: Types.ObjectId;
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
  /** What the buyer told the shop about the order. */
  note?: string;
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
  /** Absent until an administrator enters it. */
  shipment?: Shipment;
  /** When its invoice was issued; absent before that. */
  invoicedAt?: Date;
  /** Administrators' notes for each other. Absent without any. */
  notes?: { text: string; at: Date; by: Types.ObjectId }[];
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
    taxId: String,
    note: String,
    searchWords: { type: [String], required: true },
    lines: { type: [lineSchema], required: true },
    adjustments: { type: [adjustmentSchema], default: undefined },
    totalCents: { type: Number, required: true },
    price: Schema.Types.Mixed,
    payment: {
      success: { type: Boolean, required: true },
      provider: { type: String, required: true },
      reference: { type: String, default: null },
      leaseUntil: Date,
      refusal: String,
      cancelledAt: Date,
      state: { type: String, enum: PAYMENT_STATES },
      url: String,
      charge: String,
      dueAt: Date,
      changes: { type: [Schema.Types.Mixed], default: undefined },
    },
    idempotencyKey: { type: String, required: true },
    history: {
      type: [new Schema({ status, at: Date, by: Schema.Types.ObjectId }, { _id: false })],
      required: true,
    },
    createdAt: { type: Date, required: true, default: () => new Date() },
    isSoldCounted: { type: Boolean, required: true },
    shipment: new Schema<Shipment>({ carrier: String, trackingNumber: String }, { _id: false }),
    invoicedAt: Date,
    notes: {
      type: [new Schema({ text: String, at: Date, by: Schema.Types.ObjectId }, { _id: false })],
      default: undefined,
    },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ 'buyer._id': 1, idempotencyKey: 1 }, { unique: true });
// Sparse, although every order has one: that is how version 1 of the stored data has this index.
schema.index({ number: 1 }, { unique: true, sparse: true });
schema.index({ 'buyer._id': 1, ...NEWEST_FIRST });
schema.index(NEWEST_FIRST);
schema.index({ status: 1, ...NEWEST_FIRST });
// Sparse: only orders that are being paid have it.
schema.index({ 'payment.leaseUntil': 1 }, { sparse: true });
// Counts the uses of a promotion. Sparse: only orders in whose price promotions had a part have it.
schema.index({ 'price.applied.promotion': 1 }, { sparse: true });
schema.index(WORDS_INDEX);

export const OrderModel = mongoose.model<OrderRecord>('Order', schema);
