import { sumOf } from '@shop/shared';
import { lastDays } from '../../../../platform/shop-days.js';
import { SearchCountModel } from './search-count.model.js';
import { SearchDayModel } from './search-day.model.js';

/**
 * The most search texts per day, including the products opened for them. Further ones are not counted: the list of 90
 * days groups all of them in one query.
 */
export const MOST_A_DAY = 500;

/** The counts collected for one search text. */
export interface Gathered {
  asked: number;
  /** How many products the last of these searches found. */
  found: number | undefined;
  /** How often each product was opened, by its id. */
  chosen: Map<string, number>;
}

/** Adds to today's counts. */
export async function storeCounts(
  gathered: ReadonlyMap<string, Gathered>,
  timeZone: string,
): Promise<void> {
  const [today] = lastDays(1, timeZone);
  if (!today) return;
  const { day } = today;
  let room = MOST_A_DAY - (await SearchCountModel.countDocuments({ day }));
  const at = new Date();
  const addTo = (words: string, product: string | null, times: number, found?: number) => ({
    updateOne: {
      filter: { day, words, product },
      update: {
        $inc: { times },
        $setOnInsert: { at },
        ...(found !== undefined && { $set: { found } }),
      },
      upsert: room-- > 0,
    },
  });
  const writes = [...gathered].flatMap(([words, { asked, found, chosen }]) => [
    ...(asked > 0 ? [addTo(words, null, asked, found)] : []),
    ...Array.from(chosen, ([product, times]) => addTo(words, product, times)),
  ]);
  if (writes.length > 0) await SearchCountModel.bulkWrite(writes, { ordered: false });
  await countSearches(gathered, day);
}

/** Adds to the day's sums, which have room for every search. */
async function countSearches(gathered: ReadonlyMap<string, Gathered>, day: string): Promise<void> {
  const all = [...gathered.values()];
  const asked = sumOf(all, (one) => one.asked);
  const missed = sumOf(all, (one) => (one.found === 0 ? one.asked : 0));
  if (asked > 0)
    await SearchDayModel.updateOne({ _id: day }, { $inc: { asked, missed } }, { upsert: true });
}
