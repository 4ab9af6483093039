import type { Types } from 'mongoose';
import { OrderModel, type OrderRecord } from '../../orders/index.js';
import { ask } from '../ask.js';
import type { LookCause } from '../look-cause.js';
import { recordHeld } from '../held/record-held.js';
import { tellDeclined } from './tell-declined.js';
import { recordOtherCurrency } from '../other-currency/record-other-currency.js';
import { cancelUnpaid } from '../unpaid/cancel-unpaid.js';
import { recordPaid } from '../unpaid/record-paid.js';
import { isInItsCurrency } from './covers-total.js';
import type { HostedPayments, KnownPayment } from './hosted-payments.js';

/**
 * Asks the provider what became of a payment, and writes it, once: however often this is called, in whatever order and
 * at the same time. A paid order is paid. One whose payment can't be made any more is cancelled, with its stock returned.
 * What is paid for a cancelled order, too little for an order, or in another currency, is recorded and returned.
 * @throws Error if the provider does not answer.
 */
export async function settleHosted(
  id: Types.ObjectId,
  provider: HostedPayments,
  why: LookCause,
): Promise<OrderRecord | undefined> {
  const order = await OrderModel.findById(id).lean();
  if (order?.payment.provider !== provider.name) return order ?? undefined;
  const { reference } = order.payment;
  if (reference === null) return order;
  return recordKnown(order, await ask(() => provider.look(reference)), { ...why, provider });
}

/** Writes what a provider knows about the payment of an order. */
export async function recordKnown(
  order: OrderRecord,
  known: KnownPayment,
  { provider, ...why }: LookCause & { provider: HostedPayments },
): Promise<OrderRecord> {
  if (known.state === 'paid')
    return isInItsCurrency(order, known)
      ? recordPaid(order, { ...why, charge: known.charge, paidCents: known.amountCents })
      : recordOtherCurrency(order, known, why);
  if (known.state === 'authorized') return recordHeld(order, { ...why, known, provider });
  if (known.state === 'failed') await tellDeclined(order);
  if (known.state === 'expired' || known.state === 'cancelled') {
    const state = order.payment.state === 'authorized' ? 'expired' : known.state;
    return cancelUnpaid(order, { ...why, state });
  }
  return order;
}
