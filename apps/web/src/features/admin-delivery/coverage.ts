import type { StoredShippingZone } from '@shop/shared';
import { COUNTRY_OPTIONS } from '../../lib/text/countries';

/** Where the shop delivers to, as far as its zones say. */
export interface Coverage {
  /** Whether any zone has a method. If none has, delivery is free everywhere. */
  hasMethods: boolean;
  /** The names of the countries that no zone covers. */
  uncovered: string[];
  /** The names of the zones to which nothing can be sent. */
  withoutMethods: string[];
}

export function coverageOf(zones: readonly StoredShippingZone[]): Coverage {
  const isEverywhere = zones.some(({ countries }) => !countries);
  const covered = new Set(zones.flatMap(({ countries = [] }) => countries));
  return {
    hasMethods: zones.some(({ methods }) => methods.length > 0),
    uncovered: isEverywhere
      ? []
      : COUNTRY_OPTIONS.filter(({ value }) => !covered.has(value)).map(({ label }) => label),
    withoutMethods: zones.filter(({ methods }) => methods.length === 0).map(({ name }) => name),
  };
}
