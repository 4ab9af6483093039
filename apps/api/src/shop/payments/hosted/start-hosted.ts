import { log } from '@shop/http/log';
import { lineTotal, PAGE_ROUTES } from '@shop/shared';
import { OrderModel, type OrderRecord } from '../../orders/index.js';
import { ask } from '../ask.js';
import { cancelUnpaid } from '../unpaid/cancel-unpaid.js';
import { closeReplaced } from './close-replaced.js';
import { PageRefusedError, PageTooLateError, type HostedPayment } from './hosted-payments.js';
import type { Hosted } from './hosted.js';

/**
 * Prepares the page on which an unpaid order is paid, and keeps its address. If the provider does not answer, the order
 * has no page yet: the next call prepares the same one. If it refuses, or did not answer until the time to pay was over,
 * the order is cancelled.
 */
export async function startHosted(order: OrderRecord, hosted: Hosted): Promise<OrderRecord> {
  const { provider, origin } = hosted;
  if (!isStartable(order, provider.name)) return order;
  try {
    const closed = await closeReplaced(order, provider);
    if (!isStartable(closed, provider.name)) return closed;
    const { totalCents } = closed;
    const { url, reference } = await ask(() => provider.start(paymentOf(closed, origin)));
    // Meanwhile, it may cost less, and need another page.
    const started = await OrderModel.findOneAndUpdate(
      { _id: order._id, totalCents, 'payment.state': 'pending', 'payment.reference': null },
      { $set: { 'payment.url': url, 'payment.reference': reference } },
      { returnDocument: 'after' },
    ).lean();
    return started ?? (await OrderModel.findById(order._id).lean()) ?? order;
  } catch (error) {
    if (error instanceof PageRefusedError)
      return cancelUnpaid(order, { cause: 'refusal', state: 'failed', refusal: error.message });
    if (error instanceof PageTooLateError)
      return cancelUnpaid(order, { cause: 'expiry', state: 'expired' });
    log.error(`The payment page of order ${order.number} could not be prepared`, error);
    return order;
  }
}

function isStartable({ payment }: OrderRecord, provider: string): boolean {
  return payment.provider === provider && payment.state === 'pending' && payment.reference === null;
}

/** What the provider is asked for: nothing but what the order keeps, so that a repetition is the same. */
function paymentOf(order: OrderRecord, origin: string): HostedPayment {
  const { _id, number, totalCents, delivery, lines, payment, createdAt, edits = [] } = order;
  const page = `${origin}${PAGE_ROUTES.userOrder.replace(':number', String(number))}`;
  return {
    order: _id.toHexString(),
    number,
    amountCents: totalCents,
    email: delivery.email,
    lines: lines.map((line) => ({
      name: line.variant ? `${line.name} (${line.variant.name})` : line.name,
      quantity: line.quantity,
      amountCents: lineTotal(line),
    })),
    returnUrl: `${page}?payment=return`,
    cancelUrl: `${page}?payment=cancel`,
    expiresAt: payment.dueAt ?? createdAt,
    idempotencyKey: ['start', _id.toHexString(), ...(edits.length > 0 ? [edits.length] : [])].join(
      ':',
    ),
    ...(payment.takenAtShipment && { takenAtShipment: true }),
  };
}
