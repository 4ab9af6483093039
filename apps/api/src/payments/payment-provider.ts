import type { Cents } from '@shop/shared';

/** One payment to take. */
export interface Charge {
  amountCents: Cents;
  /** Charges with the same key are one charge, with one outcome, however often it is sent. */
  idempotencyKey: string;
}

/** How a payment ended. */
export type PaymentResult =
  { success: true; reference: string } | { success: false; reason: string };

/**
 * Takes payments. A charge is made after its order is stored, outside every transaction. It is made again after a crash
 * or when its outcome did not arrive, possibly while the first one is still under way. So a provider must honour the
 * key: charge once, and answer a repeated charge as it answered the first one.
 */
export interface PaymentProvider {
  readonly name: string;
  /** @throws Error if the outcome is unknown: the charge is then repeated with the same key. */
  charge(charge: Charge): Promise<PaymentResult>;
}
