import { COUNTRY_CODES, countryName } from '@shop/shared';

export { countryName };

/** All countries as a select offers them, in the order of their names. */
export const COUNTRY_OPTIONS: readonly { value: string; label: string }[] = COUNTRY_CODES.map(
  (code) => ({ value: code, label: countryName(code) }),
).sort((a, b) => a.label.localeCompare(b.label, 'en'));
