import { OrderModel } from '../order.model.js';
import { countByPayment, paymentFilter, paymentIndex } from './payment-filter.js';

/** Among how many disputed orders the first deadline is looked for. */
const MOST = 500;

/** How many orders have a dispute that is not decided, and until when the first of them has to be answered. */
export async function openDisputes(): Promise<{ orders: number; dueAt: string | null }> {
  const hint = paymentIndex('disputed');
  const [orders, disputed] = await Promise.all([
    countByPayment('disputed'),
    OrderModel.find(paymentFilter('disputed'), { payment: 1 }, { ...(hint && { hint }) })
      .limit(MOST)
      .lean(),
  ]);
  const days = disputed
    .flatMap(({ payment }) => payment.disputes ?? [])
    .flatMap(({ state, dueAt }) => (state === 'open' && dueAt ? [dueAt.toISOString()] : []));
  return { orders, dueAt: days.sort()[0] ?? null };
}
