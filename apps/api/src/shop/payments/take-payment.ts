import type { OrderRecord } from '../orders/index.js';
import { startDeadline } from './answer-deadline.js';
import { operationOn } from './operation-on.js';
import type { Authorisation, PaymentProvider } from './payment-provider.js';

/**
 * Authorises and captures the payment of an order. A payment that is authorised but can't be captured is voided: its
 * order will be cancelled. The keys derive from the order's id, so a repetition continues where the first one stopped.
 * @throws Error if the outcome is unknown, also when the provider does not answer in time.
 */
export async function takePayment(
  order: OrderRecord,
  payments: PaymentProvider,
): Promise<Authorisation> {
  const deadline = startDeadline();
  try {
    const authorised = await deadline.race(payments.authorise(operationOn(order, 'authorise')));
    if (!authorised.success) return authorised;
    const { reference } = authorised;
    const captured = await deadline.race(
      payments.capture({ ...operationOn(order, 'capture'), reference }),
    );
    if (captured.success) return authorised;
    await deadline.race(payments.void({ ...operationOn(order, 'void'), reference }));
    return captured;
  } finally {
    deadline.stop();
  }
}
