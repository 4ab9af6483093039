import type { FigurePeriod, FiguresOfDay } from '@shop/shared';
import { formatDollars } from '@shop/shared';

/** What the periods are called. */
export const PERIOD_NAMES: Record<FigurePeriod, string> = {
  today: 'Today',
  '7-days': '7 days',
  '28-days': '28 days',
  '90-days': '90 days',
  month: 'This month',
};

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `2026-11-21` → `Nov 21`. */
export function dayName(day: string): string {
  return short.format(new Date(day));
}

/** `Nov 1 – Nov 21`, or one day. */
export function daysName({ from, until }: { from: string; until: string }): string {
  return from === until ? dayName(from) : `${dayName(from)} – ${dayName(until)}`;
}

/** A figure that a chart can show. */
export interface Measure {
  name: string;
  of: (day: FiguresOfDay) => number | null;
  format: (value: number) => string;
}

const count = (value: number) => value.toLocaleString('en-US');

const REVENUE: Measure = { name: 'Revenue', of: ({ revenue }) => revenue, format: formatDollars };
const COUNTS: readonly Measure[] = [
  { name: 'Orders', of: ({ orders }) => orders, format: count },
  { name: 'Items', of: ({ pieces }) => pieces, format: count },
  { name: 'Visits', of: ({ visits }) => visits, format: count },
];

/** What can be charted of these days: without the permission for amounts, no revenue. */
export function measuresOf(days: readonly FiguresOfDay[]): readonly Measure[] {
  return days.some((day) => 'revenue' in day) ? [REVENUE, ...COUNTS] : COUNTS;
}

/** `+12 %`: the change against what it was before; undefined where there is nothing to compare. */
export function changeOf(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${count(Math.abs(percent))} %`;
}
