import type { StoredShippingZone, StoredTaxRate } from '@shop/shared';
import { CLASS_OPTIONS } from './rate-texts';

function momentText(moment: string, timeZone: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('en-US', { ...style, timeZone }).format(new Date(moment));
}

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

/** What a rate applies to and when, in words. @param timeZone of the shop */
export function rateText(
  { taxClass, categories = [], from, until }: StoredTaxRate,
  timeZone: string,
): string {
  const label = CLASS_OPTIONS.find(({ value }) => value === taxClass)?.label ?? taxClass;
  const goods = [
    `${label} class`,
    categories.length === 1 && 'with 1 category',
    categories.length > 1 && `with ${categories.length} categories`,
    from !== undefined && `from ${momentText(from, timeZone)}`,
    until !== undefined && `until ${momentText(until, timeZone)}`,
  ];
  return goods.filter(Boolean).join(', ');
}
