/** From this hour on, in the shop's time zone, the report of a day is sent. */
const REPORT_HOUR = 7;
const HOUR_MS = 60 * 60 * 1000;

/** When the report is due on the day of a moment, also on one that has 23 or 25 hours: clocks change before that hour. */
export function reportHour(moment: Date, timeZone: string): Date {
  const { hour, sinceHour } = hourIn(timeZone, moment);
  return new Date(moment.getTime() - sinceHour - (hour - REPORT_HOUR) * HOUR_MS);
}

/** When the report before one was due: 23, 24 or 25 hours earlier. */
export function hourBefore(report: Date, timeZone: string): Date {
  return reportHour(new Date(report.getTime() - 24 * HOUR_MS), timeZone);
}

/** The hour of the day in a time zone, and the milliseconds since it began. */
function hourIn(timeZone: string, now: Date) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const [hour = 0, minute = 0, second = 0] = ['hour', 'minute', 'second'].map(
    (type) => parts.get(type as Intl.DateTimeFormatPartTypes) ?? 0,
  );
  return { hour, sinceHour: (minute * 60 + second) * 1000 + now.getMilliseconds() };
}
