import { createHash } from 'node:crypto';
import type { PaymentProvider } from './payment-provider.js';

/** Charges nothing and never refuses. Derives its references from the key, as a real provider would. */
export const simulatedPayments: PaymentProvider = {
  name: 'simulated',
  charge({ idempotencyKey }) {
    const reference = `sim_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 24)}`;
    return Promise.resolve({ success: true, reference });
  },
};
