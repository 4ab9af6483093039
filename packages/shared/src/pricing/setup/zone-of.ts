import { centsFromDollars } from '../../money.js';
import type { ShippingMethod, ShippingPrice } from '../shipping/shipping-method.js';
import { isTooShort, isWithin } from './postal-codes.js';
import type { StoredShippingZone } from './shipping-zones.js';

type StoredMethod = StoredShippingZone['methods'][number];

/** The delivery methods of a zone as `priceOrder` takes them. */
export function methodsOf({
  methods,
  deliveryTaxClass: taxClass,
}: Pick<StoredShippingZone, 'methods' | 'deliveryTaxClass'>): ShippingMethod[] {
  return methods.map((method) => ({ ...methodOf(method), ...(taxClass && { taxClass }) }));
}

function methodOf(stored: StoredMethod): ShippingMethod {
  const { _id, name, price, excludedProducts, excludedCategories } = stored;
  return {
    id: _id,
    name,
    price: priceOf(price),
    freeFromCents: cents(stored.freeFrom),
    minAmountCents: cents(stored.minAmount),
    maxAmountCents: cents(stored.maxAmount),
    minWeight: stored.minWeight,
    maxWeight: stored.maxWeight,
    excluded: { products: excludedProducts, categories: excludedCategories },
  };
}

function priceOf(price: StoredMethod['price']): ShippingPrice {
  switch (price.by) {
    case 'flat':
      return { by: 'flat', priceCents: centsFromDollars(price.price) };
    case 'pieces':
      return {
        by: 'pieces',
        firstCents: centsFromDollars(price.first),
        eachCents: centsFromDollars(price.each),
      };
    default:
      return {
        by: price.by,
        tiers: price.tiers.map(({ upTo, price: of }) => ({
          upTo: price.by === 'amount' ? cents(upTo) : upTo,
          priceCents: centsFromDollars(of),
        })),
      };
  }
}

const cents = (dollars: number | undefined) =>
  dollars === undefined ? undefined : centsFromDollars(dollars);

/** Where an order goes to, as far as it is known. */
export interface Destination {
  readonly country?: string | undefined;
  readonly state?: string | undefined;
  readonly postalCode?: string | undefined;
}

/**
 * The zone of an address: of those it lies in, the one that is named most closely. Of two that are named alike, it is the
 * one with fewer countries.
 */
export function zoneFor<
  Zone extends Pick<StoredShippingZone, 'countries' | 'states' | 'postalCodes'>,
>(zones: readonly Zone[], destination: Destination): Zone | undefined {
  const closeness = ({ countries, states, postalCodes }: Zone) =>
    (postalCodes ? 4 : 0) + (states ? 2 : 0) + (countries ? 1 : 0);
  return zones
    .filter((zone) => liesIn(zone, destination))
    .sort(
      (a, b) =>
        closeness(b) - closeness(a) || (a.countries?.length ?? 0) - (b.countries?.length ?? 0),
    )[0];
}

/** Whether more of an address may still show that it lies in one of the zones, or in another of them. */
export function isZoneOpen(
  zones: readonly Pick<StoredShippingZone, 'countries' | 'states' | 'postalCodes'>[],
  { country, state, postalCode = '' }: Destination,
): boolean {
  if (!country) return zones.length > 0;
  return zones.some(
    ({ countries, states, postalCodes }) =>
      ((states !== undefined && !state) ||
        postalCodes?.some((range) => isTooShort(range, postalCode))) &&
      liesIn({ countries, states: undefined, postalCodes: undefined }, { country }),
  );
}

function liesIn(
  {
    countries,
    states,
    postalCodes,
  }: Pick<StoredShippingZone, 'countries' | 'states' | 'postalCodes'>,
  { country = '', state = '', postalCode = '' }: Destination,
): boolean {
  return (
    (!countries || countries.includes(country.toUpperCase())) &&
    (!states || states.includes(state.toUpperCase())) &&
    (!postalCodes || postalCodes.some((range) => isWithin(range, postalCode)))
  );
}
