import { countDay } from './count-day.js';
import { DaySalesModel, salesId } from './day-sales.model.js';

/** How many days are counted anew in a round. */
const AT_ONCE = 50;

/** The days of a time zone that were counted without a sum that there is now. */
export const lackingSums = (timeZone: string) =>
  DaySalesModel.find(
    {
      missingCents: { $eq: null as never },
      _id: { $gt: salesId(timeZone, ''), $lt: salesId(timeZone, '~') },
    },
    { _id: 1 },
  ).limit(AT_ONCE);

/**
 * Counts such days anew. While instances are upgraded one by one, an earlier version writes them also after
 * `countInZone` has forgotten all that it had counted before.
 */
export async function countLacking(timeZone: string): Promise<void> {
  const before = salesId(timeZone, '').length;
  for (const { _id } of await lackingSums(timeZone).lean())
    await countDay(_id.slice(before), timeZone);
}
