import { NEWEST_FIRST } from '@shop/mongo';
import type { DateSort } from '@shop/shared';

/** The order of each `sort` of lists that are indexed by when their rows were made: an index is read from either end. */
export const DATE_ORDERS = {
  newest: NEWEST_FIRST,
  oldest: { createdAt: 1, _id: 1 },
} as const satisfies Record<DateSort, Record<string, 1 | -1>>;
