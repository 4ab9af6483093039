import type { SearchListQuery, SearchView } from '@shop/shared';
import { lastDays } from '../../../../platform/shop-days.js';
import { plainQuery } from '@shop/search';
import { SearchCountModel } from './search-count.model.js';

/** The counts of one search text in a period. */
export interface CountedWords {
  _id: string;
  asked: number;
  chosen: number;
  /** How many products the search found on the last day on which it was made. */
  last: { day: string; found: number };
}

const isSearch = { $eq: ['$product', null] };

const VIEWS: Record<SearchView, object> = {
  all: { asked: { $gt: 0 } },
  'nothing-found': { asked: { $gt: 0 }, 'last.found': 0 },
  'never-chosen': { asked: { $gt: 0 }, 'last.found': { $gt: 0 }, chosen: 0 },
};

/** One page of the searches of the last days in a time zone, most frequent first, and their total number. */
export async function findSearches(
  { view, days, words, page, pageSize }: SearchListQuery,
  timeZone: string,
): Promise<{ rows: CountedWords[]; total: number }> {
  const [found] = await SearchCountModel.aggregate<{
    rows: CountedWords[];
    total: { count: number }[];
  }>([
    { $match: { day: sinceDay(days, timeZone), ...(words && { words: beginningWith(words) }) } },
    {
      $group: {
        _id: '$words',
        asked: { $sum: { $cond: [isSearch, '$times', 0] } },
        chosen: { $sum: { $cond: [isSearch, 0, '$times'] } },
        last: { $max: { $cond: [isSearch, { day: '$day', found: '$found' }, null] } },
      },
    },
    { $match: VIEWS[view] },
    { $sort: { asked: -1, _id: 1 } },
    {
      $facet: {
        rows: [{ $skip: (page - 1) * pageSize }, { $limit: pageSize }],
        total: [{ $count: 'count' }],
      },
    },
  ]);
  return { rows: found?.rows ?? [], total: found?.total[0]?.count ?? 0 };
}

/** For each of these search texts, the ids of the products that were opened, most frequent first. */
export async function findChosen(
  words: readonly string[],
  { days }: Pick<SearchListQuery, 'days'>,
  timeZone: string,
): Promise<Map<string, string[]>> {
  const chosen = await SearchCountModel.aggregate<{ _id: { words: string; product: unknown } }>([
    { $match: { day: sinceDay(days, timeZone), words: { $in: words }, product: { $ne: null } } },
    { $group: { _id: { words: '$words', product: '$product' }, times: { $sum: '$times' } } },
    { $sort: { times: -1, _id: 1 } },
  ]);
  const byWords = new Map<string, string[]>();
  for (const { _id } of chosen)
    byWords.set(_id.words, [...(byWords.get(_id.words) ?? []), String(_id.product)]);
  return byWords;
}

function sinceDay(days: number, timeZone: string) {
  return { $gte: lastDays(days, timeZone)[0]?.day };
}

function beginningWith(words: string) {
  const plain = plainQuery(words);
  return { $gte: plain, $lt: `${plain}\u{10ffff}` };
}
