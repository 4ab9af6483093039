import { sumDollars, type SalesDay } from '@shop/shared';

/** The sales of the last days. */
export interface Sales {
  /** Oldest first. */
  days: readonly SalesDay[];
  orders: number;
  cancelled: number;
  /** US dollars. */
  revenue: number;
}

/** The sales of the last `count` days. */
export function salesOf(all: readonly SalesDay[], count: number): Sales {
  const days = all.slice(-count);
  return {
    days,
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    cancelled: days.reduce((sum, { cancelled }) => sum + cancelled, 0),
    revenue: sumDollars(days.map(({ revenue }) => revenue)),
  };
}

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `2026-11-21` → `Nov 21`. */
export function dayName(day: string): string {
  return short.format(new Date(day));
}
