import {
  zoneFor,
  type ShippingZoneInput,
  type StoredShippingZone,
  type StoredTaxRate,
} from '@shop/shared';
import { countryName } from '../../lib/text/countries';
import type { StartingRates } from './starting-rates';

/** What the starting rates of a country need. */
export interface StartPlan {
  country: string;
  /** The id of the country's own zone, or the zone to make. */
  zone: string | ShippingZoneInput;
  rates: { name: string; taxClass: 'standard' | 'reduced'; rate: number; isIncluded: true }[];
}

/** As cart, order and invoice show it. */
const RATE_NAME = 'VAT';

/** The zone of a country alone, and of all of it. */
function ownZone(zones: readonly StoredShippingZone[], country: string) {
  return zones.find(
    ({ countries = [], states, postalCodes }) =>
      countries.length === 1 && countries[0] === country && !states && !postalCodes,
  );
}

/** A country's zone, which delivers as the zone does in which the country lies so far. */
function newZone(zones: readonly StoredShippingZone[], country: string): ShippingZoneInput {
  const around = zoneFor(zones, { country });
  return {
    name: countryName(country),
    countries: [country],
    taxRounding: around?.taxRounding ?? 'line',
    ...(around?.deliveryTaxClass && { deliveryTaxClass: around.deliveryTaxClass }),
    methods: (around?.methods ?? []).map((method) => ({ ...method, _id: undefined })),
  };
}

/** Whether a rate does not apply any more. */
function isOver({ until }: StoredTaxRate): boolean {
  return until !== undefined && Date.parse(until) <= Date.now();
}

/**
 * What has to be made so that these countries have their starting rates. A country whose zone has rates keeps
 * them, and gets those of a class that has none any more. The
 * same call again, after some of it was made, plans the rest.
 */
export function planStart(
  chosen: readonly StartingRates[],
  zones: readonly StoredShippingZone[],
  rates: readonly StoredTaxRate[],
): StartPlan[] {
  return chosen.flatMap(({ country, standard, reduced }) => {
    const zone = ownZone(zones, country);
    const has = rates
      .filter((rate) => rate.zone === zone?._id && !isOver(rate))
      .map(({ taxClass }) => taxClass);
    const wanted = [
      { taxClass: 'standard' as const, rate: standard },
      ...(reduced === undefined ? [] : [{ taxClass: 'reduced' as const, rate: reduced }]),
    ];
    const missing = wanted.filter(({ taxClass }) => !has.includes(taxClass));
    if (missing.length === 0) return [];
    return {
      country,
      zone: zone?._id ?? newZone(zones, country),
      rates: missing.map((rate) => ({ name: RATE_NAME, isIncluded: true as const, ...rate })),
    };
  });
}
