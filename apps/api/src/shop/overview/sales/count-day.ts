import { inTransaction, isDuplicate } from '@shop/mongo';
import { endOfDay, startOfDay } from '../../../platform/shop-days.js';
import { OrderModel } from '../../orders/index.js';
import { DaySalesModel, salesId } from './day-sales.model.js';
import { COUNTED_FIELDS, DaySum, type CountedOrder } from './day-sum.js';

/**
 * Counts the orders of a day, however often. Of two instances that count at the same time, the one with the older
 * view of the orders meets a conflict and counts again, so what is stored never becomes older.
 */
export async function countDay(day: string, timeZone: string): Promise<void> {
  try {
    await countOnce(day, timeZone);
  } catch (error) {
    // Both were the first to count the day.
    if (!isDuplicate(error)) throw error;
    await countOnce(day, timeZone);
  }
}

function countOnce(day: string, timeZone: string): Promise<void> {
  const placed = { $gte: startOfDay(day, timeZone), $lt: endOfDay(day, timeZone) };
  const _id = salesId(timeZone, day);
  return inTransaction(async (session) => {
    const sum = new DaySum();
    const orders = OrderModel.find({ createdAt: placed }, COUNTED_FIELDS, { session });
    for await (const order of orders.lean<CountedOrder[]>().cursor()) sum.add(order);
    await DaySalesModel.replaceOne({ _id }, sum.result(), { upsert: true, session });
  });
}
