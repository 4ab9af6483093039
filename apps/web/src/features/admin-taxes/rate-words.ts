import type { StoredShippingZone, StoredTaxRate } from '@shop/shared';
import { CLASS_OPTIONS } from './rate-texts';

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const momentText = (moment: string) => moments.format(new Date(moment));

const DELIVERY = {
  standard: 'Delivery has the standard rate.',
  reduced: 'Delivery has the reduced rate.',
  zero: 'Delivery is not taxed.',
};

/** How a zone taxes, in words. */
export function taxingText(
  { taxRounding, deliveryTaxClass = 'standard' }: StoredShippingZone,
  isIncluded: boolean,
): string {
  const prices = isIncluded ? 'Prices contain the tax' : 'The tax is added to prices';
  const rounding = taxRounding === 'line' ? 'for each line' : 'once for each rate';
  return `${prices}, rounded ${rounding}. ${DELIVERY[deliveryTaxClass]}`;
}

/** What a rate applies to and when, in words. */
export function rateText({ taxClass, categories = [], from, until }: StoredTaxRate): string {
  const label = CLASS_OPTIONS.find(({ value }) => value === taxClass)?.label ?? taxClass;
  const goods = [
    `${label} class`,
    categories.length === 1 && 'with 1 category',
    categories.length > 1 && `with ${categories.length} categories`,
    from !== undefined && `from ${momentText(from)}`,
    until !== undefined && `until ${momentText(until)}`,
  ];
  return goods.filter(Boolean).join(', ');
}
