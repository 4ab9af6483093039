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

/** A filter for all orders to whose taxes something may have happened in the period: a refund may be of an order from before it. */
export function taxedFilter(query: OrderExportQuery, timeZone: string): object {
  const { $gte, $lt } = taxPeriod(query, timeZone);
  const others = { ...query, days: undefined, from: undefined, until: undefined };
  const since = { $gte };
  return {
    $and: [
      orderFilter(others, timeZone),
      ...($lt ? [{ createdAt: { $lt } }] : []),
      ...($gte
        ? [
            {
              $or: [
                { createdAt: since },
                { 'refunds.endedAt': since },
                { 'refunds.at': since },
                { status: CANCELLED_STATUS, 'history.at': since },
              ],
            },
          ]
        : []),
    ],
  };
}
