import { unsupported } from '../../errors.js';

const day = 86_400_000;

/** Weeks begin on Sunday; the days before the first Sunday are week 0. */
export function weekOfYear(date: Date): number {
  const yearStart = Date.UTC(date.getUTCFullYear(), 0, 1);
  const dayOfYear = Math.floor((date.getTime() - yearStart) / day);
  return Math.floor((dayOfYear + 7 - date.getUTCDay()) / 7);
}

/** The start of the minute, hour, day, week (from Sunday), month, quarter or year, in UTC. */
export function startOfUnit(date: Date, unit: string): Date {
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const midnight = Date.UTC(year, month, date.getUTCDate());
  switch (unit) {
    case 'second':
      return new Date(Math.floor(date.getTime() / 1000) * 1000);
    case 'minute':
      return new Date(Math.floor(date.getTime() / 60_000) * 60_000);
    case 'hour':
      return new Date(Math.floor(date.getTime() / 3_600_000) * 3_600_000);
    case 'day':
      return new Date(midnight);
    case 'week':
      return new Date(midnight - date.getUTCDay() * day);
    case 'month':
      return new Date(Date.UTC(year, month, 1));
    case 'quarter':
      return new Date(Date.UTC(year, month - (month % 3), 1));
    case 'year':
      return new Date(Date.UTC(year, 0, 1));
    default:
      throw unsupported(`unit '${unit}' of $dateTrunc`, 9);
  }
}
