/** `America/New_York`, `UTC`. Offsets such as `+02:00` are refused: they have no daylight saving time. */
const ZONE_NAME = /^[A-Za-z][\w+/-]*$/;

/** Whether this runtime knows a time zone by its IANA name. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
