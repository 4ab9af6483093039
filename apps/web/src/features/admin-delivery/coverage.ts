import { zoneFor, type StoredShippingZone } from '@shop/shared';
import { COUNTRY_OPTIONS } from '../../lib/text/countries';

/** Where the shop delivers to, as far as its zones say. */
export interface Coverage {
  /** Whether any zone has a method. If none has, delivery is free everywhere. */
  hasMethods: boolean;
  /** The names of the countries that no zone covers. */
  uncovered: string[];
  /** The names of the zones to which nothing can be sent, though orders can be in them. */
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
    withoutMethods: zones
      .filter((zone) => zone.methods.length === 0 && closerZones(zone, zones).length === 0)
      .map(({ name }) => name),
  };
}

/**
 * The zones that take every order to the countries of a zone, because they name these more closely; none if an order can
 * still be in it.
 */
export function closerZones(
  zone: StoredShippingZone,
  zones: readonly StoredShippingZone[],
): StoredShippingZone[] {
  const { countries = [], states, postalCodes } = zone;
  if (states || postalCodes) return [];
  const closer = countries.flatMap((country) => {
    // Without a state and a postal code, an address is in none of the zones that take only a part of the country.
    const taking = zoneFor(zones, { country });
    return taking && (taking.countries?.length ?? 0) < countries.length ? [taking] : [];
  });
  return closer.length === countries.length ? [...new Set(closer)] : [];
}
