import { Temporal } from 'temporal-polyfill';
import type { FigurePeriod } from '@shop/shared';
import { dayAfter, dayAt } from '../../../platform/shop-days.js';

/** Days in a row, such as 2026-11-01 to 2026-11-21, both included. */
export interface Span {
  from: string;
  until: string;
}

const LENGTHS: Record<Exclude<FigurePeriod, 'month'>, number> = {
  today: 1,
  '7-days': 7,
  '28-days': 28,
  '90-days': 90,
};

/** The days of a period and those that they are compared with. */
export function spansOf(
  period: FigurePeriod,
  timeZone: string,
  now = new Date(),
): { now: Span; before: Span } {
  const until = dayAt(now, timeZone);
  if (period === 'month') return monthUntil(until);
  const days = LENGTHS[period];
  const from = dayAfter(until, 1 - days);
  return {
    now: { from, until },
    before: { from: dayAfter(from, -days), until: dayAfter(from, -1) },
  };
}

/** The month up to a day, and the one before up to the same day, or to its end if it is shorter. */
function monthUntil(until: string): { now: Span; before: Span } {
  const day = Temporal.PlainDate.from(until);
  const earlier = day.subtract({ months: 1 });
  return {
    now: { from: day.with({ day: 1 }).toString(), until },
    before: { from: earlier.with({ day: 1 }).toString(), until: earlier.toString() },
  };
}

/** Every day of a span. */
export function daysIn({ from, until }: Span): string[] {
  const days = [];
  for (let day = from; day <= until; day = dayAfter(day, 1)) days.push(day);
  return days;
}
