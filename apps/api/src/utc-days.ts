const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a moment by UTC, as ISO 8601 writes it. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Midnight, by UTC, at which the last `days` days began. Today is one of them: the last 1 day began today. */
export function startOfLastDays(days: number, now = new Date()): Date {
  const today = new Date(utcDay(now));
  return new Date(today.getTime() - (days - 1) * DAY_MS);
}

/** The last `days` days by UTC, the oldest first, today last. */
export function lastUtcDays(days: number, now = new Date()): string[] {
  const start = startOfLastDays(days, now).getTime();
  return Array.from({ length: days }, (_, index) => utcDay(new Date(start + index * DAY_MS)));
}
