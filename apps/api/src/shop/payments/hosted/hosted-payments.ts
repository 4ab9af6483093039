import type { Cents } from '@shop/shared';
import type { DisputeRecord } from '../../orders/index.js';
import type { PaymentOutcome } from '../payment-provider.js';

/**
 * One payment that a buyer makes on the provider's own page. It depends on nothing but the stored order, so that a
 * repetition with the same key is the same payment.
 */
export interface HostedPayment {
  /** The order's id and number. */
  order: string;
  number: number;
  amountCents: Cents;
  /** The buyer's address, for the provider's receipt. */
  email: string;
  /** What is bought, for show. `amountCents` is what counts. */
  lines: readonly { name: string; quantity: number; amountCents: Cents }[];
  /** Where the provider sends the buyer afterwards, and if they turn back. Absolute. */
  returnUrl: string;
  cancelUrl: string;
  /** Until when it can be paid. */
  expiresAt: Date;
  idempotencyKey: string;
  /** Whether the amount is only reserved, and captured later. Absent otherwise. */
  takenAtShipment?: true;
}

/** What the provider knows of a payment. */
export interface KnownPayment {
  /** A `failed` one may be tried again by its buyer. */
  state: 'pending' | 'authorized' | 'paid' | 'failed' | 'cancelled' | 'expired';
  /** What was authorised or paid so far. */
  amountCents: Cents;
  /** In lower case. */
  currency: string;
  /** The provider's id for captures and refunds, once there is one. */
  charge?: string;
  /** Until when an authorised amount is reserved, if the provider says so. */
  heldUntil?: Date;
  /** Why it failed, in words for the buyer. */
  reason?: string;
}

/** What happened to a payment after it was paid, whoever wanted it. */
export interface Aftermath {
  refunds: {
    /** The provider's id. */
    id: string;
    amountCents: Cents;
    /** The key under which the shop asked for it; absent if it was made in the provider's dashboard. */
    key?: string;
    /** Why the bank could not return it after all. */
    failure?: string;
    at: Date;
  }[];
  disputes: DisputeRecord[];
}

/** An operation on an amount that was authorised or paid. */
export interface ChargeOperation {
  charge: string;
  /** The order's id. */
  order: string;
  amountCents: Cents;
  /** Operations with the same key are one operation, with one outcome. */
  idempotencyKey: string;
}

/** The provider makes no page for a payment, such as one of a few cents. The message says why, to the buyer. */
export class PageRefusedError extends Error {
  override name = 'PageRefusedError';
}

/** The provider makes no page for a payment because the time to pay is over, and has made none before. */
export class PageTooLateError extends Error {
  override name = 'PageTooLateError';
}

/**
 * Takes payments on pages of its own. As with `PaymentProvider`, nothing is called inside a transaction, and every function
 * throws if the outcome is unknown; it is then called again with the same input.
 */
export interface HostedPayments {
  /** Its id in orders and in requests. */
  readonly name: string;
  /** What shoppers read, such as `Card`. */
  readonly label: string;
  /** The least amount that it takes. */
  readonly minCents: Cents;
  /** For how long an order waits for its payment, in milliseconds. */
  readonly holdMs: number;
  /** Prepares the page on which the order is paid. @throws PageRefusedError, PageTooLateError if there will be none. */
  start(payment: HostedPayment): Promise<{ url: string; reference: string }>;
  look(reference: string): Promise<KnownPayment>;
  /** Makes sure that it can't be paid any more. @returns what is true then: it may have been paid before. */
  expire(reference: string): Promise<KnownPayment>;
  /** What happened to a payment since, by its `charge`. */
  aftermath(charge: string): Promise<Aftermath>;
  /** Takes an authorised amount. */
  capture(operation: ChargeOperation): Promise<PaymentOutcome>;
  /** Releases an authorised amount. */
  void(operation: ChargeOperation): Promise<PaymentOutcome>;
  /** Returns an amount, at most what was paid. */
  refund(operation: ChargeOperation): Promise<PaymentOutcome>;
}
