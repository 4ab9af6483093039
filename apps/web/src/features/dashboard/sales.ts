import { sumDollars, sumSalesAmounts, type SalesAmounts, type SalesDay } from '@shop/shared';

/** The sales of the last days. */
export interface Sales {
  /** Oldest first. */
  days: readonly SalesDay[];
  orders: number;
  cancelled: number;
  /** US dollars. */
  revenue: number;
  /** What the revenue is made of, if the shop has discounts, delivery or taxes. */
  amounts: SalesAmounts | undefined;
}

/** The sales of the last `count` days. */
export function salesOf(all: readonly SalesDay[], count: number): Sales {
  const days = all.slice(-count);
  const parts = days.flatMap(({ amounts }) => amounts ?? []);
  return {
    days,
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    cancelled: days.reduce((sum, { cancelled }) => sum + cancelled, 0),
    revenue: sumDollars(days.map(({ revenue }) => revenue)),
    amounts: parts.length > 0 ? sumSalesAmounts(parts) : undefined,
  };
}

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `2026-11-21` → `Nov 21`. */
export function dayName(day: string): string {
  return short.format(new Date(day));
}
