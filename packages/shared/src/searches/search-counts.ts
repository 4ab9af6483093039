import { z } from 'zod';
import { objectIdSchema, searchText } from '../contract/fields.js';
import { listQuerySchema } from '../contract/pagination.js';
import { searchKeywordSchema } from '../catalog/product-lists.js';
import { LIMITS } from '../limits.js';

const FOUND = 'found must be a whole number, 0 or more';

/** Body of a search count: the words, and either how many products were found or which one was opened. */
export const searchCountSchema = z.object({
  words: searchKeywordSchema,
  found: z.int({ error: FOUND }).min(0, FOUND).optional(),
  chosen: objectIdSchema.optional(),
});
/** A search count, parsed. */
export type SearchCount = z.output<typeof searchCountSchema>;

/** Views of the search list: all, those whose last search found nothing, those after which nothing was opened. */
export const SEARCH_VIEWS = ['all', 'nothing-found', 'never-chosen'] as const;
/** One of `SEARCH_VIEWS`. */
export type SearchView = (typeof SEARCH_VIEWS)[number];

/** How many of the last days the list of searches can cover; today is one of them. */
export const SEARCH_PERIODS = [7, 30, 90] as const;

/** `?view=&days=&words=&now=` of the list of searches, in addition to its page. */
export const searchListQuerySchema = listQuerySchema.extend({
  view: z
    .enum(SEARCH_VIEWS, { error: `view must be one of: ${SEARCH_VIEWS.join(', ')}` })
    .default('all'),
  days: z
    .enum(SEARCH_PERIODS.map(String), {
      error: `days must be one of: ${SEARCH_PERIODS.join(', ')}`,
    })
    .default(String(SEARCH_PERIODS[1]))
    .transform(Number),
  /** A prefix of the searched words. */
  words: searchText('words', LIMITS.searchKeyword).optional(),
  /** `no` leaves out what would be found now, which takes a search for each row. */
  now: z.enum(['no'], { error: 'now must be no' }).optional(),
});
/** The query of the list of searches, parsed: all but the words and `now` have a value. */
export type SearchListQuery = z.output<typeof searchListQuerySchema>;

/** A search and how often shoppers made it in a period, in replies to an administrator. */
export const countedSearchSchema = z.strictObject({
  /** Lower case, without accents. */
  words: z.string(),
  asked: z.int(),
  /** How many products the latest search found. */
  found: z.int(),
  /** How many products it would find now; null while that is unknown, or left out. */
  findsNow: z.int().nullable(),
  /** How often a product was opened from the results. */
  chosen: z.int(),
  /** The product that was opened most often, if it is still there. */
  mostChosen: z
    .strictObject({ _id: objectIdSchema, name: z.string(), slug: z.string() })
    .nullable(),
  /** How many products are pinned for these words. */
  pinned: z.int(),
});
/** One row of the list of searches. */
export type CountedSearch = z.infer<typeof countedSearchSchema>;
