/** `America/New_York`, `UTC`. Offsets such as `+02:00` are no zones: they know no daylight saving. */
const ZONE_NAME = /^[A-Za-z][\w+/-]*$/;

/** Whether this machine knows a time zone by its IANA name. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
