import { nameFilter } from '@shop/mongo/text';
import type { CustomerExportQuery } from '@shop/shared';
import { endOfDay, startOfDay } from '../../platform/shop-days.js';

/**
 * A filter for accounts that meet every given condition.
 * @param timeZone in which the days begin.
 */
export function customerFilter(
  { search = '', tag, from, until }: CustomerExportQuery,
  timeZone: string,
): object {
  const createdAt = {
    ...(from && { $gte: startOfDay(from, timeZone) }),
    ...(until && { $lt: endOfDay(until, timeZone) }),
  };
  return {
    ...nameFilter('searchPrefixes', search),
    ...(tag && { tags: tag }),
    ...((from ?? until) && { createdAt }),
  };
}
