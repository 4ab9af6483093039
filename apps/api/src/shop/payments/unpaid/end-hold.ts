import { isManual } from '@shop/shared';
import type { OrderRecord } from '../../orders/index.js';
import type { Hosted } from '../hosted/hosted.js';
import { ask } from '../ask.js';
import { recordKnown } from '../hosted/settle-hosted.js';
import { startHosted } from '../hosted/start-hosted.js';
import { releaseHeld } from '../held/release-held.js';
import { cancelUnpaid, type UnpaidCause } from './cancel-unpaid.js';

/**
 * Cancels an order that waits for its payment. A page of a provider is closed first: stock is never returned under a
 * payment that can still succeed. If it has succeeded, the order is paid instead; it stays pending while the money is on
 * its way.
 * @throws Error if the provider does not answer.
 */
export async function endHold(
  order: OrderRecord,
  hosted: Hosted | undefined,
  why: UnpaidCause,
): Promise<OrderRecord> {
  const name = order.payment.provider;
  if (isManual(name)) return cancelUnpaid(order, why);
  if (name !== hosted?.provider.name)
    throw new Error(`Only ${name} knows whether order ${order.number} was paid`);
  // A page whose address the shop did not learn is asked for again, so that it can be closed.
  const started = await startHosted(order, hosted);
  if (!isUnpaid(started)) return started;
  const { reference } = started.payment;
  if (reference === null) throw new Error(`The page of order ${order.number} can't be closed yet`);
  const known = await ask(() => hosted.provider.expire(reference));
  if (known.state === 'expired' || known.state === 'cancelled') return cancelUnpaid(order, why);
  // Its time is not over once its amount is reserved.
  if (known.state === 'authorized' && known.charge !== undefined && why.cause !== 'expiry')
    return releaseHeld(order, { charge: known.charge, provider: hosted.provider }, why);
  return recordKnown(order, known, { ...why, provider: hosted.provider });
}

function isUnpaid({ payment: { state } }: OrderRecord): boolean {
  return state === 'pending' || state === 'authorized';
}
