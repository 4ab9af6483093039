/** Moments as `datetime-local` inputs have them, in the shop's time zone: `2026-11-27T00:00`. */

const INPUT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

/** What clocks of the time zone show at a moment, as if it were UTC. */
function wallClock(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = format.formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** A moment (ISO 8601) as the input has it; empty for none. */
export function inShopTime(moment: string | undefined, timeZone: string): string {
  if (!moment) return '';
  const text = new Date(wallClock(Date.parse(moment), timeZone)).toISOString();
  return text.slice(0, text.slice(17, 19) === '00' ? 16 : 19);
}

/**
 * The moment of the input's text in UTC. What is no date and time stays as it is, to be refused by a form's rule. A time
 * that clocks skip is the one after it.
 */
export function fromShopTime(text: string, timeZone: string): string {
  if (!INPUT.test(text)) return text;
  const shown = Date.parse(`${text}Z`);
  if (Number.isNaN(shown)) return text;
  const offsetAt = (moment: number) => wallClock(moment, timeZone) - moment;
  const first = shown - offsetAt(shown);
  const second = shown - offsetAt(first);
  return new Date(Math.max(second, shown - offsetAt(second))).toISOString();
}
