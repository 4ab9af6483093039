import type { Cents } from '@shop/shared';

/** One operation on the payment of an order. */
export interface PaymentOperation {
  /** The order's id. */
  order: string;
  amountCents: Cents;
  /** Operations with the same key are one operation, with one outcome, however often it is sent. */
  idempotencyKey: string;
}

/** An operation on a payment that the provider has authorised, under the reference that it gave. */
export type AuthorisedOperation = PaymentOperation & { reference: string };

/** Why the provider refused an operation, as a text for the buyer. */
interface Refusal {
  success: false;
  reason: string;
}

/** Whether the amount is reserved, and the provider's id of the payment. */
export type Authorisation = { success: true; reference: string } | Refusal;

/** Whether an operation on an authorised payment was carried out. */
export type PaymentOutcome = { success: true } | Refusal;

/**
 * Takes payments. An order is stored first; its payment is then authorised and captured, outside every transaction. An
 * operation is repeated after a crash, or when its outcome did not arrive, possibly while the first one is still running.
 * So a provider must honour the key: carry the operation out once, and answer a repeated one as it answered the first.
 * Every function throws an error if the outcome is unknown; the operation is then repeated with the same key.
 */
export interface PaymentProvider {
  /** Its id in orders and in requests, which can choose one of at most 80 ASCII characters without spaces. */
  readonly name: string;
  /** Reserves the amount on the buyer's account. */
  authorise(payment: PaymentOperation): Promise<Authorisation>;
  /** Takes the reserved amount. */
  capture(payment: AuthorisedOperation): Promise<PaymentOutcome>;
  /** Releases the reserved amount, which was not captured. */
  void(payment: AuthorisedOperation): Promise<PaymentOutcome>;
  /** Returns an amount, at most what was captured. */
  refund(payment: AuthorisedOperation): Promise<PaymentOutcome>;
}

/** The functions of a provider. */
export const PAYMENT_OPERATIONS = ['authorise', 'capture', 'void', 'refund'] as const;
