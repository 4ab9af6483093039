import type { DisputeRecord } from '../money/payment-record.js';
import { OrderModel } from '../order.model.js';
import { paymentIndex } from './payment-filter.js';

/** How many disputed orders are looked at. */
const MOST = 500;

/** A dispute, and the number of its order. */
export interface DisputeNews {
  number: number;
  dispute: DisputeRecord;
}

/** The disputes that are open, and those that were decided between two moments. */
export async function disputeNews(since: Date, until: Date): Promise<DisputeNews[]> {
  const decidedAt = { $gte: since, $lt: until };
  const hint = paymentIndex('disputed');
  const read = (filter: object) =>
    OrderModel.find(filter, { number: 1, payment: 1 }, { ...(hint && { hint }) })
      .limit(MOST)
      .lean();
  const [open, decided] = await Promise.all([
    read({ 'payment.disputes.state': 'open' }),
    read({
      'payment.disputes.state': { $in: ['won', 'lost'] },
      'payment.disputes.decidedAt': decidedAt,
    }),
  ]);
  const isNew = ({ state, decidedAt: at }: DisputeRecord) =>
    state === 'open' || (at !== undefined && at >= since && at < until);
  const orders = new Map([...open, ...decided].map((order) => [order.number, order]));
  return [...orders.values()].flatMap(({ number, payment }) =>
    (payment.disputes ?? []).filter(isNew).map((dispute) => ({ number, dispute })),
  );
}
