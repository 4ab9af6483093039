import { setTimeout } from 'node:timers/promises';
import type { OrderRecord } from '../orders/index.js';
import type { Authorisation, PaymentOperation, PaymentProvider } from './payment-provider.js';

/** How long a provider may take in all, in milliseconds. Shorter than a lease, and than the shop takes to close. */
const ANSWER_MS = 7_000;

/**
 * Authorises and captures the payment of an order. A payment that is authorised but can't be captured is voided: its
 * order will be cancelled. The keys derive from the order's id, so a repetition continues where the first one stopped.
 * @throws Error if the outcome is unknown, also when the provider does not answer in time.
 */
export async function takePayment(
  { _id, totalCents }: OrderRecord,
  payments: PaymentProvider,
): Promise<Authorisation> {
  const order = _id.toHexString();
  const operation = (name: 'authorise' | 'capture' | 'void'): PaymentOperation => ({
    order,
    amountCents: totalCents,
    idempotencyKey: `${name}:${order}`,
  });
  const deadline = startDeadline();
  try {
    const authorised = await deadline.race(payments.authorise(operation('authorise')));
    if (!authorised.success) return authorised;
    const { reference } = authorised;
    const captured = await deadline.race(payments.capture({ ...operation('capture'), reference }));
    if (captured.success) return authorised;
    await deadline.race(payments.void({ ...operation('void'), reference }));
    return captured;
  } finally {
    deadline.stop();
  }
}

/** Begins the time that the provider has. */
function startDeadline() {
  const clock = new AbortController();
  const tooLate = setTimeout(ANSWER_MS, undefined, { signal: clock.signal, ref: false }).then(
    () => {
      throw new Error(`The payment provider has not answered for ${ANSWER_MS / 1000} seconds`);
    },
  );
  // Stopping the clock rejects it, when nothing waits for it any longer.
  tooLate.catch(() => undefined);
  return {
    race: <T>(answer: Promise<T>): Promise<T> => Promise.race([answer, tooLate]),
    stop: () => clock.abort(),
  };
}
