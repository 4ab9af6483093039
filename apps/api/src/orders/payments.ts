import { createHash } from 'node:crypto';
import type { Cents } from '@shop/shared';

/** One payment to take. */
export interface Charge {
  amountCents: Cents;
  /** Charges with the same key are one charge: the buyer pays once, however often it is sent. */
  idempotencyKey: string;
}

/** How a payment ended. */
export type PaymentResult =
  { success: true; reference: string } | { success: false; reason: string };

/**
 * Takes payments. The charge is made before its order is committed, and again when the transaction is retried, so that
 * a provider must honour the key.
 */
export interface PaymentProvider {
  readonly name: string;
  charge(charge: Charge): Promise<PaymentResult>;
}

/** Charges nothing and never refuses. Derives its references from the key, as a real provider would. */
export const simulatedPayments: PaymentProvider = {
  name: 'simulated',
  charge({ idempotencyKey }) {
    const reference = `sim_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 24)}`;
    return Promise.resolve({ success: true, reference });
  },
};
