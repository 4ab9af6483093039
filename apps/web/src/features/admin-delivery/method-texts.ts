import type { StoredShippingZone } from '@shop/shared';
import { countryName } from '../../lib/text/countries';

type Method = StoredShippingZone['methods'][number];

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What a method costs, in words. */
export function priceText({ price, freeFrom }: Pick<Method, 'price' | 'freeFrom'>): string {
  const from = freeFrom === undefined ? '' : `, free from ${dollars.format(freeFrom)}`;
  return `${fullPriceText(price)}${from}`;
}

function fullPriceText(price: Method['price']): string {
  switch (price.by) {
    case 'flat':
      return price.price === 0 ? 'Free' : dollars.format(price.price);
    case 'pieces':
      return `${dollars.format(price.first)}, and ${dollars.format(price.each)} for each other piece`;
    default: {
      const prices = price.tiers.map((tier) => tier.price);
      const range = [Math.min(...prices), Math.max(...prices)].map((one) => dollars.format(one));
      return `${range.join(' to ')} by ${price.by}`;
    }
  }
}

/** Where a zone is, in words. */
export function placeText({
  countries,
  states,
  postalCodes,
}: Pick<StoredShippingZone, 'countries' | 'states' | 'postalCodes'>): string {
  const where = countries ? countries.map(countryName).join(', ') : 'Everywhere else';
  const ranges = postalCodes?.map(({ from, to }) => (from === to ? from : `${from} to ${to}`));
  return [
    where,
    states && `only ${states.join(', ')}`,
    ranges && `postal codes ${ranges.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}
