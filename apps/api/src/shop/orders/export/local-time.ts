/** Writes a moment as `2026-11-21 14:03:59`, which spreadsheets of every language read as a time. */
export function localTime(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (moment) => format.format(moment);
}
