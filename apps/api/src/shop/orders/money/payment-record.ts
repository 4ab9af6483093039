import {
  PAYMENT_STATES,
  type Cents,
  type DisputeState,
  type PaymentCause,
  type PaymentState,
} from '@shop/shared';
import { Schema, type Types } from 'mongoose';

/**
 * The payment of an order. One that is made at once has a lease while it is pending.
 */
export interface PaymentRecord {
  success: boolean;
  provider: string;
  /** What the manual payment method was called when the buyer chose it. Absent where it is not paid by hand. */
  name?: string;
  /** The provider's id of the payment; null until it is paid. */
  reference: string | null;
  /** Until when one instance alone may settle the payment. Absent once that is done. */
  leaseUntil?: Date;
  /** Why the provider refused it. */
  refusal?: string;
  /** What its buyer got back for cancelling it, if that is not the total: written by earlier builds alone. */
  returnCents?: Cents;
  /** When the buyer cancelled the paid order: written by earlier builds alone, which returned it without a refund. */
  cancelledAt?: Date;
  state: PaymentState;
  /** Whether any of it went back to its buyer. Absent otherwise. */
  hasRefund?: true;
  /** The page of the provider on which its buyer pays. Absent before there is one, and once it is paid. */
  url?: string;
  /** The provider's id of a page with an earlier total, which has to be closed before there is another. Absent otherwise. */
  replaced?: string;
  /** How it is paid by hand, as the buyer was told. */
  text?: string;
  /** What was paid, if that is not the total. */
  paidCents?: Cents;
  /** What of it came by hand, after less was paid at the provider. Absent if nothing. */
  restCents?: Cents;
  /** The provider's id for refunds, if that is not the reference. */
  charge?: string;
  /** Whether its amount is only reserved until the order is shipped. */
  takenAtShipment?: true;
  /** Until when the provider reserves it. */
  heldUntil?: Date;
  /** The administrator who wants it taken now, until the provider has answered, and the request's id for the audit entry. */
  captureAsked?: { by: Types.ObjectId; requestId: string };
  /** Until when it is being marked as paid another way, so that its page, which is closed for that, does not cancel it. */
  leavingUntil?: Date;
  /** Until when the order waits for it. Absent if it does not, or waits without end. */
  dueAt?: Date;
  /** Set once banks have returned all that refunds had left of it. */
  isAllReturned?: true;
  /** The disputes that buyers have opened at their banks. Absent without any. */
  disputes?: DisputeRecord[];
  /** What was paid in another currency than the order's, which goes back. Absent otherwise. */
  otherCurrency?: OtherCurrencyRecord;
  /** Pages of the provider that were closed unpaid because the order changed, oldest first. Absent without any. */
  closedPages?: ClosedPage[];
  /** Every state that it got after it was written, with the reason. Earlier builds did not keep all of them. */
  changes?: PaymentChange[];
}

/** An attempt to pay that came to nothing before the order was given up. */
export interface ClosedPage {
  /** The provider's id. */
  reference: string;
  state: 'expired' | 'cancelled';
  at: Date;
}

/** What was paid in another currency. No part of the order's sums, which are in the shop's. */
export interface OtherCurrencyRecord {
  /** In the smallest units of the currency, as the provider counts. */
  amount: number;
  /** In lower case. */
  currency: string;
  /** The provider's id for its refund. */
  charge: string;
  at: Date;
  /** How often the provider has refused to return it, and why it did so last. */
  refusals: number;
  failure?: string;
  returnedAt?: Date;
}

/** A dispute, as the provider last said it. */
export interface DisputeRecord {
  /** The provider's id. */
  id: string;
  state: DisputeState;
  /** In the smallest units of its currency. */
  amountCents: Cents;
  /** Whether a bank only asks, and no money has moved. Absent for a chargeback. */
  isInquiry?: true;
  /** In lower case, if it is about what was paid in another currency than the order's. Absent otherwise. */
  currency?: string;
  /** In the provider's words, such as `fraudulent`. */
  reason: string;
  at: Date;
  /** Until when the shop has to answer. Absent if it does not have to. */
  dueAt?: Date;
  /** When the shop learned how it was decided. Absent while it is open; earlier builds did not keep it. */
  decidedAt?: Date;
}

/** A change of the state of a payment. */
export interface PaymentChange {
  state: PaymentState;
  at: Date;
  cause: PaymentCause;
  /** The provider's id of the event that told. */
  event?: string;
  /** The administrator who said so. */
  by?: Types.ObjectId;
}

/** How orders store it. */
export const paymentFields = {
  success: { type: Boolean, required: true },
  provider: { type: String, required: true },
  name: String,
  reference: { type: String, default: null },
  leaseUntil: Date,
  refusal: String,
  returnCents: Number,
  cancelledAt: Date,
  state: { type: String, enum: PAYMENT_STATES, required: true },
  hasRefund: Boolean,
  url: String,
  replaced: String,
  text: String,
  paidCents: Number,
  restCents: Number,
  charge: String,
  takenAtShipment: Boolean,
  heldUntil: Date,
  captureAsked: Schema.Types.Mixed,
  leavingUntil: Date,
  isAllReturned: Boolean,
  dueAt: Date,
  disputes: { type: [Schema.Types.Mixed], default: undefined },
  otherCurrency: Schema.Types.Mixed,
  closedPages: { type: [Schema.Types.Mixed], default: undefined },
  changes: { type: [Schema.Types.Mixed], default: undefined },
};
