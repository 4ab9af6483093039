import { hasLeftShop, type Settings } from '@shop/shared';
import type { Types } from 'mongoose';
import { whileOpen, type Ongoing } from '../../../../platform/while-open.js';
import { OrderModel, type OrderRecord } from '../../order.model.js';
import { issueLate } from './issue-late.js';
import { LATE_INVOICES, LateInvoicesModel } from './late-invoices.model.js';
import { Retries } from './retries.js';
import { assertNone, tryEach } from './try-each.js';

const ORDERS_AT_ONCE = 500;
/** Few, so that administrators who ship orders meanwhile hardly wait for the next number. */
const INVOICES_AT_ONCE = 25;
const FIELDS = { number: 1, status: 1, invoicedAt: 1 } as const;
/** The pause after a round takes at least this many times as long as the round: nobody waits for it. */
const REST = 10;

type Looked = Pick<OrderRecord, '_id' | 'number' | 'status' | 'invoicedAt'>;

/**
 * Issues, once, the invoices of orders that were shipped before the shop issued invoices at that moment, and of those
 * that a demo shop begins with: without them, their months would lack them in the export of taxes.
 */
export function startIssuingMissing(settings: () => Promise<Settings>): Ongoing {
  let isDone = false;
  let restUntil = 0;
  const retries = new Retries();
  const round = async () => {
    const begin = performance.now();
    if (isDone || begin < restUntil) return false;
    isDone = !(await issueMissing(await settings(), retries));
    const end = performance.now();
    restUntil = end + (end - begin) * REST;
    return false;
  };
  return whileOpen(round, {
    everyMs: 1_000,
    failure: 'Missing invoices were not issued',
    standing: () => retries.standing(),
  });
}

/**
 * Issues those among the next orders, and those that have failed before and need not wait.
 * @returns whether there may be more.
 * @throws Error after the last of them, if any has failed. It is tried again next time.
 */
export async function issueMissing(settings: Settings, retries = new Retries()): Promise<boolean> {
  const seen = await LateInvoicesModel.findById(LATE_INVOICES).lean();
  if (seen?.isComplete) return false;
  const orders = await OrderModel.find(seen?.after ? { _id: { $gt: seen.after } } : {}, FIELDS)
    .sort({ _id: 1 })
    .limit(ORDERS_AT_ONCE)
    .lean<Looked[]>();
  const missing = orders.filter(({ status, invoicedAt }) => hasLeftShop(status) && !invoicedAt);
  const now = missing.slice(0, INVOICES_AT_ONCE);
  const waiting = retries.waiting();
  const isWaiting = (id: Types.ObjectId) => waiting.some((one) => one.equals(id));
  const before = seen?.failed ?? [];
  const due = before.filter((id) => !isWaiting(id));
  const again = await OrderModel.find({ _id: { $in: due } }, FIELDS).lean<Looked[]>();
  const tried = [...again, ...now];
  const failed = await tryEach(tried, retries, (order) => issueLate(order, { settings }));
  const unsolved = [...before.filter(isWaiting), ...failed.map(({ order }) => order._id)];
  const isAll = now.length === missing.length;
  const after = (isAll ? orders : now).at(-1)?._id ?? seen?.after;
  const isComplete = isAll && orders.length < ORDERS_AT_ONCE && unsolved.length === 0;
  await LateInvoicesModel.updateOne(
    { _id: LATE_INVOICES },
    { $set: { isComplete, failed: unsolved, ...(after && { after }) } },
    { upsert: true },
  );
  assertNone(failed);
  return !isComplete;
}
