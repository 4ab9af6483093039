import { OrderModel, type OrderRecord } from '../orders/index.js';

/** For how long one instance alone may settle a payment, in milliseconds. */
const LEASE_MS = 30_000;
/** How far the clocks of two instances may be apart, in milliseconds. */
const CLOCK_SKEW_MS = 10_000;

/** When a lease that begins now ends. */
export function leaseFromNow(): Date {
  return new Date(Date.now() + LEASE_MS);
}

/** Whether a lease still runs. One that ends later than any could was written by a clock that was wrong. */
function isHeld(leaseUntil: Date): boolean {
  const left = leaseUntil.getTime() - Date.now();
  return left > 0 && left <= LEASE_MS + CLOCK_SKEW_MS;
}

/**
 * Takes over a pending payment whose lease has ended: its instance has crashed, or could not learn the outcome.
 * @param provider name of the one that would be asked: only the one that began a payment knows about it.
 * @returns false while another instance holds the lease, once the payment is settled, or if it has another provider.
 */
export async function takeOverPayment(
  { _id, payment }: OrderRecord,
  provider: string,
): Promise<boolean> {
  const { leaseUntil } = payment;
  if (!leaseUntil || isHeld(leaseUntil) || payment.provider !== provider) return false;
  const { matchedCount } = await OrderModel.updateOne(
    { _id, 'payment.leaseUntil': leaseUntil },
    { $set: { 'payment.leaseUntil': leaseFromNow() } },
  );
  return matchedCount === 1;
}
