/** Not in every browser's list. */
const UTC = 'UTC';

/** Every time zone that the browser knows, and the one that is set: it may have another name for the same zone. */
export function timeZoneOptions(current: string) {
  const names = new Set([UTC, current, ...Intl.supportedValuesOf('timeZone')]);
  return [...names]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
}
