const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a moment by UTC, as ISO 8601 writes it. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The moment at which the last so many days began, of which today, by UTC, is one. */
export function beginOfLastDays(days: number, now = new Date()): Date {
  const today = new Date(utcDay(now));
  return new Date(today.getTime() - (days - 1) * DAY_MS);
}

/** The last so many days by UTC, the oldest first, today last. */
export function lastUtcDays(days: number, now = new Date()): string[] {
  const begin = beginOfLastDays(days, now).getTime();
  return Array.from({ length: days }, (_, index) => utcDay(new Date(begin + index * DAY_MS)));
}
