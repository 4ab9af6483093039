import { Types } from 'mongoose';
import { dayAt } from '../../../platform/shop-days.js';
import { countBuyers } from '../../customers/index.js';
import { OrderModel } from '../../orders/index.js';
import { countDay } from './count-day.js';

/** How many changed orders are read at once. */
const AT_ONCE = 1_000;

/** The orders that wait to be counted. `$exists` would not be answered from the index. */
export const UNCOUNTED = { uncounted: { $gt: new Types.ObjectId('0'.repeat(24)) } };

/**
 * Counts the days and the buyers of orders that have changed. An order keeps its mark until both have been counted, so a
 * kill leaves nothing out.
 * @returns whether there may be more.
 */
export async function countChanges(timeZone: string): Promise<boolean> {
  const changed = await OrderModel.find(UNCOUNTED, { createdAt: 1, buyer: 1, uncounted: 1 })
    .limit(AT_ONCE)
    .lean();
  const days = new Set(changed.map(({ createdAt }) => dayAt(createdAt, timeZone)));
  for (const day of days) await countDay(day, timeZone);
  await countBuyers(changed.map(({ buyer }) => buyer._id));
  const marks = changed.flatMap(({ uncounted }) => uncounted ?? []);
  // Bypasses the model, which would set another mark. What has changed since has another one already, and stays.
  if (marks.length > 0)
    await OrderModel.collection.updateMany(
      { uncounted: { $in: marks } },
      { $unset: { uncounted: 1 } },
    );
  return changed.length === AT_ONCE;
}
