import { CANCELLED_STATUS, type OrderExportQuery } from '@shop/shared';
import { orderFilter, placedBetween } from '../../list/order-filter.js';

/** The time that taxes are declared for; without limits, all of it. */
export interface TaxPeriod {
  $gte?: Date;
  $lt?: Date;
}

/** The period of an export in the shop's time zone. */
export function taxPeriod(query: OrderExportQuery, timeZone: string): TaxPeriod {
  return placedBetween(query, timeZone).createdAt ?? {};
}

export function isWithin({ $gte, $lt }: TaxPeriod, moment: Date): boolean {
  return (!$gte || moment >= $gte) && (!$lt || moment < $lt);
}

/**
 * Filters that each find other orders to whose taxes something may have happened in the period: those placed in it, and
 * of those from before it the refunded, the cancelled and the changed ones. One filter for all of them could use no index.
 */
export function taxedFilters(query: OrderExportQuery, timeZone: string): object[] {
  const period = taxPeriod(query, timeZone);
  const placed = orderFilter(query, timeZone);
  const { $gte } = period;
  if (!$gte) return [placed];
  const others = { ...query, days: undefined, from: undefined, until: undefined };
  const earlier = [orderFilter(others, timeZone), { createdAt: { $lt: $gte } }];
  const refunded = { 'refunds.endedAt': period };
  const cancelled = { status: CANCELLED_STATUS, 'history.at': period };
  return [
    placed,
    { $and: [...earlier, refunded] },
    { $and: [...earlier, cancelled, { $nor: [refunded] }] },
    { $and: [...earlier, { 'edits.at': period }, { $nor: [refunded, cancelled] }] },
  ];
}
