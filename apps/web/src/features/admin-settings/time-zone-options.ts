/** Not in every browser's list. */
const UTC = 'UTC';

/** All time zones that the browser knows, and the current one, which may be an alias that the browser doesn't list. */
export function timeZoneOptions(current: string) {
  const names = new Set([UTC, current, ...Intl.supportedValuesOf('timeZone')]);
  return [...names]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
}
