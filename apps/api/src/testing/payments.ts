import { OPERATOR } from '../http/client.js';
import { OrderModel } from '../orders/index.js';
import type { PaymentProvider } from '../payments/index.js';
import { buildProduct, buildUser } from './factories.js';

type Charge = Parameters<PaymentProvider['charge']>[0];
type PaymentResult = Awaited<ReturnType<PaymentProvider['charge']>>;

export const accept = () => ({ success: true, reference: 'ref-1' }) as const;
export const refuse = () => ({ success: false, reason: 'card declined' }) as const;
/** Leaves the outcome unknown. */
export const fail = () => Promise.reject(new Error('no answer'));

/** A provider that answers in turn, and repeats its last answer. `charges` has what it was asked to charge. */
export function buildProvider(...answers: (() => Promise<PaymentResult> | PaymentResult)[]) {
  const charges: Charge[] = [];
  const provider: PaymentProvider = {
    name: 'test',
    async charge(charge) {
      charges.push(charge);
      return (answers[charges.length - 1] ?? answers.at(-1) ?? accept)();
    },
  };
  return { provider, charges };
}

/** A new shopper's request for some of five pieces. */
export async function buildOrderRequest(quantity = 2) {
  const [{ user, token }, { id }] = [await buildUser(), await buildProduct({ quantity: 5 })];
  const items = [{ product: id, quantity }];
  return { id, token, request: { buyer: user, items, idempotencyKey: 'key-1', client: OPERATOR } };
}

/** Sets the end of the leases of all pending payments, by default to the past. */
export async function endLeases(leaseUntil = new Date(1)) {
  await OrderModel.updateMany(
    { 'payment.leaseUntil': { $gt: new Date(0) } },
    { $set: { 'payment.leaseUntil': leaseUntil } },
  );
}
