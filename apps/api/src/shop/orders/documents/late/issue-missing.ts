import { hasLeftShop, type Settings } from '@shop/shared';
import { whileOpen, type Ongoing } from '../../../../platform/while-open.js';
import { OrderModel, type OrderRecord } from '../../order.model.js';
import { issueLate } from './issue-late.js';
import { LATE_INVOICES, LateInvoicesModel } from './late-invoices.model.js';

const ORDERS_AT_ONCE = 500;
/** Few, so that administrators who ship orders meanwhile hardly wait for the next number. */
const INVOICES_AT_ONCE = 25;
/** The pause after a round takes at least this many times as long as the round: nobody waits for it. */
const REST = 10;

/**
 * Issues, once, the invoices of orders that were shipped before the shop issued invoices at that moment, and of those that
 * a demo shop begins with: without them, their months would lack them in the export of taxes.
 */
export function startIssuingMissing(settings: () => Promise<Settings>): Ongoing {
  let isDone = false;
  let restUntil = 0;
  const round = async () => {
    const begin = performance.now();
    if (isDone || begin < restUntil) return false;
    isDone = !(await issueMissing(await settings()));
    const end = performance.now();
    restUntil = end + (end - begin) * REST;
    return false;
  };
  return whileOpen(round, { everyMs: 1_000, failure: 'Missing invoices were not issued' });
}

/** Issues those among the next orders. @returns whether there may be more. */
export async function issueMissing(settings: Settings): Promise<boolean> {
  const seen = await LateInvoicesModel.findById(LATE_INVOICES).lean();
  if (seen?.isComplete) return false;
  const orders = await OrderModel.find(seen?.after ? { _id: { $gt: seen.after } } : {}, {
    status: 1,
    invoicedAt: 1,
  })
    .sort({ _id: 1 })
    .limit(ORDERS_AT_ONCE)
    .lean<Pick<OrderRecord, '_id' | 'status' | 'invoicedAt'>[]>();
  const missing = orders.filter(({ status, invoicedAt }) => hasLeftShop(status) && !invoicedAt);
  const now = missing.slice(0, INVOICES_AT_ONCE);
  for (const order of now) await issueLate(order, { settings });
  const isAll = now.length === missing.length;
  const after = (isAll ? orders : now).at(-1)?._id ?? seen?.after;
  const isComplete = isAll && orders.length < ORDERS_AT_ONCE;
  await LateInvoicesModel.updateOne(
    { _id: LATE_INVOICES },
    { $set: { isComplete, ...(after && { after }) } },
    { upsert: true },
  );
  return !isComplete;
}
