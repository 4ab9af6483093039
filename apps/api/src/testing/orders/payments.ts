import { OPERATOR } from '@shop/front';
import { OrderModel } from '../../shop/orders/index.js';
import type { PaymentProvider } from '../../shop/payments/index.js';
import { buildProduct, buildUser } from '../factories.js';

type Operation = Parameters<PaymentProvider['authorise']>[0];
type Authorisation = Awaited<ReturnType<PaymentProvider['authorise']>>;
type Outcome = Awaited<ReturnType<PaymentProvider['capture']>>;

export const accept = () => ({ success: true, reference: 'ref-1' }) as const;
export const refuse = () => ({ success: false, reason: 'card declined' }) as const;
/** Leaves the outcome unknown. */
export const fail = () => Promise.reject(new Error('no answer'));

/**
 * A provider that answers requests to authorise a payment in turn, and repeats its last answer. The arrays have what it
 * was asked for.
 */
export function buildProvider(...answers: (() => Promise<Authorisation> | Authorisation)[]) {
  const authorisations: Operation[] = [];
  const captures: Operation[] = [];
  const voids: Operation[] = [];
  const refunds: Operation[] = [];
  const carryOut = (operations: Operation[]) => (operation: Operation) => {
    operations.push(operation);
    return Promise.resolve<Outcome>({ success: true });
  };
  const provider: PaymentProvider = {
    name: 'test',
    async authorise(operation) {
      authorisations.push(operation);
      return (answers[authorisations.length - 1] ?? answers.at(-1) ?? accept)();
    },
    capture: carryOut(captures),
    void: carryOut(voids),
    refund: carryOut(refunds),
  };
  return { provider, authorisations, captures, voids, refunds };
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
