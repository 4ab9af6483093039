import { Temporal } from 'temporal-polyfill';

/** A calendar day in the shop's time zone. */
export interface ShopDay {
  /** ISO 8601 date: 2026-11-21. */
  day: string;
  /** Its first moment. Where clocks skip midnight, a day begins later. */
  start: Date;
}

/** The first moment of a day such as 2026-11-21 in a time zone such as America/New_York. */
export function startOfDay(day: string, timeZone: string): Date {
  return startOf(Temporal.PlainDate.from(day), timeZone);
}

/** The first moment after a day. */
export function endOfDay(day: string, timeZone: string): Date {
  return startOf(Temporal.PlainDate.from(day).add({ days: 1 }), timeZone);
}

/** The start of the `days` days that end with today: for 1, the start of today. */
export function startOfLastDays(days: number, timeZone: string, now = new Date()): Date {
  return startOf(today(timeZone, now).subtract({ days: days - 1 }), timeZone);
}

/** The last `days` days, the oldest first, today last. */
export function lastDays(days: number, timeZone: string, now = new Date()): ShopDay[] {
  const last = today(timeZone, now);
  return Array.from({ length: days }, (_, index) => {
    const date = last.subtract({ days: days - 1 - index });
    return { day: date.toString(), start: startOf(date, timeZone) };
  });
}

/** The day of a moment, such as 2026-11-21. */
export function dayAt(moment: Date, timeZone: string): string {
  return today(timeZone, moment).toString();
}

/** A day some days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

function today(timeZone: string, now: Date): Temporal.PlainDate {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  return instant.toZonedDateTimeISO(timeZone).toPlainDate();
}

function startOf(date: Temporal.PlainDate, timeZone: string): Date {
  return new Date(date.toZonedDateTime(timeZone).epochMilliseconds);
}
