import { createHash } from 'node:crypto';
import type { PaymentOutcome, PaymentProvider } from './payment-provider.js';

const succeed = (): Promise<PaymentOutcome> => Promise.resolve({ success: true });

/** Takes no money and never refuses. Derives its references from the order, as a real provider's would stay the same. */
export const simulatedPayments: PaymentProvider = {
  name: 'simulated',
  authorise({ order }) {
    const reference = `sim_${createHash('sha256').update(order).digest('hex').slice(0, 24)}`;
    return Promise.resolve({ success: true, reference });
  },
  capture: succeed,
  void: succeed,
  refund: succeed,
};
