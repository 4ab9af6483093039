import { dollarsFromCents, sumOf, type Cents, type PeriodFigures } from '@shop/shared';
import type { SearchDayRecord } from '../../catalog/index.js';
import type { DaySalesRecord } from '../sales/day-sales.model.js';
import type { VisitDayRecord } from '../visits/visit-day.model.js';
import { daysIn, type Span } from './spans.js';

/** What is stored of some days, by the day. Days on which nothing happened are left out. */
export interface CountedDays {
  sales: ReadonlyMap<string, DaySalesRecord>;
  visits: ReadonlyMap<string, VisitDayRecord>;
  searches: ReadonlyMap<string, SearchDayRecord>;
}

/** The figures of a span. */
export function periodFigures(span: Span, { sales, visits, searches }: CountedDays): PeriodFigures {
  const all = daysIn(span);
  const days = all.map((day) => {
    const { orders = 0, cancelled = 0, pieces = 0, revenueCents = 0 } = sales.get(day) ?? {};
    const revenue = dollarsFromCents(revenueCents);
    return { day, orders, cancelled, pieces, revenue, visits: visits.get(day)?.visits ?? null };
  });
  const sold = all.flatMap((day) => sales.get(day) ?? []);
  const visited = days.filter((day) => day.visits !== null);
  const searched = all.flatMap((day) => searches.get(day) ?? []);
  const revenueCents = sumOf(sold, (day) => day.revenueCents);
  return {
    ...span,
    orders: sumOf(days, ({ orders }) => orders),
    cancelled: sumOf(days, ({ cancelled }) => cancelled),
    pieces: sumOf(days, ({ pieces }) => pieces),
    revenue: dollarsFromCents(revenueCents),
    averageOrder: average(
      revenueCents,
      sumOf(sold, ({ earned }) => earned),
    ),
    refunded: dollarsFromCents(sumOf(sold, ({ refundedCents }) => refundedCents)),
    visits: visited.length > 0 ? sumOf(visited, (day) => day.visits ?? 0) : null,
    conversion: conversionOf(visited),
    searches:
      searched.length > 0
        ? {
            asked: sumOf(searched, ({ asked }) => asked),
            missed: sumOf(searched, ({ missed }) => missed),
          }
        : null,
    days,
  };
}

function average(revenueCents: Cents, orders: number): number | null {
  return orders > 0 ? dollarsFromCents(Math.round(revenueCents / orders)) : null;
}

/** Only of days whose visits were counted, so that the first weeks of counting do not promise too much. */
function conversionOf(days: readonly { orders: number; visits: number | null }[]): number | null {
  const visits = sumOf(days, (day) => day.visits ?? 0);
  const orders = sumOf(days, (day) => day.orders);
  return visits > 0 ? Math.round((orders / visits) * 10_000) / 100 : null;
}
