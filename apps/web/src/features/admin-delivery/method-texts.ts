import { formatDollars, type StoredShippingZone } from '@shop/shared';
import { countryName } from '../../lib/text/countries';

type Method = StoredShippingZone['methods'][number];

/** What a method costs, in words. */
export function priceText({ price, freeFrom }: Pick<Method, 'price' | 'freeFrom'>): string {
  const from = freeFrom === undefined ? '' : `, free from ${formatDollars(freeFrom)}`;
  return `${fullPriceText(price)}${from}`;
}

function fullPriceText(price: Method['price']): string {
  switch (price.by) {
    case 'flat':
      return price.price === 0 ? 'Free' : formatDollars(price.price);
    case 'pieces':
      return `${formatDollars(price.first)}, and ${formatDollars(price.each)} for each other piece`;
    default: {
      const prices = price.tiers.map((tier) => tier.price);
      const range = [Math.min(...prices), Math.max(...prices)].map((one) => formatDollars(one));
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
