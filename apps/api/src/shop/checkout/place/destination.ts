import { isZoneOpen, type PostalAddress, type Quote, type StoredShippingZone } from '@shop/shared';
import type { PricedCart } from '../../pricing/index.js';
import type { RulesNow } from '../price/checkout-pricing.js';

type Destination = Quote['destination'];

/**
 * What a checkout has to ask about where an order goes; undefined in a shop without zones. Where nothing is carried, only
 * taxes depend on it, and the shop sells everywhere.
 */
export function destinationOf(
  { rules: { zones, rates } }: RulesNow,
  priced: PricedCart,
  { address = {}, isCarried }: { address?: PostalAddress | undefined; isCarried: boolean },
): Destination {
  if (zones.length === 0) return undefined;
  if (!isCarried) return rates.length > 0 ? {} : undefined;
  const delivering = zones.filter(({ methods }) => methods.length > 0);
  if (delivering.length === 0) return {};
  return { state: stateOf(delivering, priced, address), ...countriesOf(delivering) };
}

function countriesOf(zones: readonly StoredShippingZone[]) {
  const named = zones.flatMap(({ countries }) => countries ?? []);
  const isEverywhere = zones.some(({ countries }) => !countries);
  return isEverywhere || named.length === 0 ? {} : { countries: [...new Set(named)] };
}

function stateOf(
  zones: readonly StoredShippingZone[],
  { price, zone }: PricedCart,
  address: PostalAddress,
) {
  if (price.delivery) return 'chosen';
  if (zone) return price.offers.length > 0 ? 'open' : 'unfit';
  return isZoneOpen(zones, address) ? 'unknown' : 'nowhere';
}
