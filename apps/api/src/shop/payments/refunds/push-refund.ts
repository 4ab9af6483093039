import { LIMITS, type Refund } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { conflict, notFound } from '@shop/http/errors';
import { byHandOf, OrderModel, type OrderRecord, type RefundRecord } from '../../orders/index.js';
import { linesOf } from './plan-for-order.js';

/** What a refund may say besides what it comes to. */
type Told = Pick<RefundRecord, 'reason' | 'by' | 'reference' | 'at' | 'isSurplus' | 'key'>;

type Asked = Pick<RefundRecord, 'cause' | 'restock'> & {
  [Name in keyof Told]?: Told[Name] | undefined;
};

/**
 * Adds a refund to its order, inside the transaction that has read the order and planned the refund: every two of them
 * conflict, so that together they are never more than what was paid.
 */
export async function pushRefund(
  before: OrderRecord,
  plan: Pick<Refund, 'parts' | 'amountCents'> & { taxes: Readonly<RefundRecord['taxes']> },
  { cause, restock, at = new Date(), ...told }: Asked,
  session: ClientSession,
): Promise<{ order: OrderRecord; refund: RefundRecord }> {
  const byHandCents = byHandOf(plan.amountCents, before);
  const refund: RefundRecord = {
    _id: new Types.ObjectId(),
    state: 'requested',
    parts: plan.parts.map((part) => withoutGaps(part)),
    amountCents: plan.amountCents,
    taxes: [...plan.taxes],
    lines: linesOf(before, plan),
    ...(byHandCents > 0 && { byHandCents }),
    restock,
    restocked: false,
    cause,
    ...withoutGaps(told),
    at,
  };
  const order = await OrderModel.findOneAndUpdate(
    { _id: before._id },
    { $push: { refunds: refund } },
    { session, returnDocument: 'after' },
  ).lean();
  if (!order) throw notFound('Order');
  return { order, refund };
}

/** @throws HttpError 409 if an order has so many refunds that there can be no other. */
export function assertRoom({ refunds = [] }: Pick<OrderRecord, 'refunds'>): void {
  if (refunds.length >= LIMITS.refunds)
    throw conflict(`An order can have at most ${LIMITS.refunds} refunds`);
}

/** Without the fields that have no value. */
function withoutGaps<T extends object>(part: T): T {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as T;
}
