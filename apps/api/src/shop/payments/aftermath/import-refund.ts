import { log } from '@shop/http/log';
import { isHeld } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import {
  leftToRefund,
  OrderModel,
  surplusLeft,
  type OrderRecord,
  type RefundRecord,
} from '../../orders/index.js';
import type { Aftermath } from '../hosted/hosted-payments.js';
import { endRefund } from '../refunds/end-refund.js';
import { planMade } from '../refunds/plan-for-order.js';
import { pushRefund } from '../refunds/push-refund.js';
import { refundKey } from '../refunds/refund-key.js';
import { planSurplus } from '../refunds/return-surplus.js';

/** A refund as the provider tells it. */
type Told = Aftermath['refunds'][number];

/** Whether an order has this refund: its own ones by the key that the provider was given. */
export function isSame(order: OrderRecord, refund: RefundRecord, { id, key }: Told): boolean {
  return key === refundKey(order, refund) || refund.reference === id;
}

/**
 * Writes a refund that was made in the provider's dashboard, inside a transaction: once, by its reference, with its
 * credit note and its mail. Nothing goes back into stock by itself. One that the shop has made itself since the order was
 * read stays as it is.
 */
export async function importRefund(
  id: Types.ObjectId,
  { event, ...told }: Told & { event?: string | undefined },
  session: ClientSession,
): Promise<void> {
  const before = await OrderModel.findById(id, null, { session }).lean();
  if (!before || before.refunds?.some((refund) => isSame(before, refund, told))) return;
  const { id: reference, amountCents, at } = told;
  const asked = { reference, at, cause: 'provider', restock: false } as const;
  // Whoever returns no more than what was paid above the total, means that.
  if (amountCents <= surplusLeft(before)) {
    const surplus = { ...asked, isSurplus: true } as const;
    const { refund } = await pushRefund(before, planSurplus(amountCents), surplus, session);
    await endRefund(id, refund._id, { success: true, event }, session);
    return;
  }
  // Also of a payment that its buyer disputes: the money has gone back.
  const left = isHeld(before.payment.state) ? leftToRefund(before) : 0;
  if (amountCents > left)
    log.error(
      `Order ${before.number}: ${amountCents} cents were returned at the provider, but only ${left} were left`,
    );
  if (left <= 0) return;
  const plan = planMade(before, Math.min(amountCents, left));
  const { refund } = await pushRefund(before, plan, asked, session);
  await endRefund(id, refund._id, { success: true, event }, session);
}
