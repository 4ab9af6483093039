import type { CustomerExportQuery } from '@shop/shared';
import { accountFilter } from '../accounts/index.js';
import { endOfDay, startOfDay } from '../../platform/shop-days.js';

/**
 * A filter for accounts that meet every given condition.
 * @param group the filter of a group that they are in
 * @param timeZone in which the days begin.
 */
export function customerFilter(
  { search = '', tag, from, until }: CustomerExportQuery,
  timeZone: string,
  group?: object,
): object {
  const createdAt = {
    ...(from && { $gte: startOfDay(from, timeZone) }),
    ...(until && { $lt: endOfDay(until, timeZone) }),
  };
  const own = {
    ...accountFilter(search),
    ...(tag && { tags: tag }),
    ...((from ?? until) && { createdAt }),
  };
  // Both may ask for a tag.
  return group ? { $and: [own, group] } : own;
}
