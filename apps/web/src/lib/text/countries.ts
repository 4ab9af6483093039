import { COUNTRY_CODES } from '@shop/shared';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** All countries as a select offers them, in the order of their names. */
export const COUNTRY_OPTIONS: readonly { value: string; label: string }[] = COUNTRY_CODES.map(
  (code) => ({ value: code, label: countryName(code) }),
).sort((a, b) => a.label.localeCompare(b.label, 'en'));
