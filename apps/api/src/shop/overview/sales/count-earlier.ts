import { inTransaction, NEWEST_FIRST } from '@shop/mongo';
import { dayAfter, dayAt, startOfDay } from '../../../platform/shop-days.js';
import { OrderModel } from '../../orders/index.js';
import { countDay } from './count-day.js';
import { COUNTED_FORM, COUNTED_SINCE, CountedSinceModel } from './counted-since.model.js';
import { DaySalesModel } from './day-sales.model.js';

/** Forgets what was counted if it is not in the days of this time zone, lacks a sum, or never was. */
export async function countInZone(timeZone: string): Promise<void> {
  const counted = await CountedSinceModel.findById(COUNTED_SINCE).lean();
  if (counted?.timeZone !== timeZone || counted.form !== COUNTED_FORM) await startOver(timeZone);
}

/** Forgets what was counted, so that all days are counted anew, the latest first. */
export async function startOver(timeZone: string): Promise<void> {
  const day = dayAfter(dayAt(new Date(), timeZone), 1);
  await inTransaction(async (session) => {
    await DaySalesModel.deleteMany({}, { session });
    const start = { timeZone, form: COUNTED_FORM, day, isComplete: false };
    await CountedSinceModel.replaceOne({ _id: COUNTED_SINCE }, start, { upsert: true, session });
  });
}

/**
 * Counts the latest day with orders that has not been counted since the start.
 * @returns whether there was one.
 */
export async function countEarlier(timeZone: string): Promise<boolean> {
  const counted = await CountedSinceModel.findById(COUNTED_SINCE).lean();
  if (counted?.timeZone !== timeZone || counted.isComplete) return false;
  const { _id, day } = counted;
  const before = { createdAt: { $lt: startOfDay(day, timeZone) } };
  const next = await OrderModel.findOne(before, { createdAt: 1 }).sort(NEWEST_FIRST).lean();
  const found = next && dayAt(next.createdAt, timeZone);
  if (found) await countDay(found, timeZone);
  await CountedSinceModel.updateOne(
    { _id, timeZone, day },
    { $set: found ? { day: found } : { isComplete: true } },
  );
  return found !== null;
}
