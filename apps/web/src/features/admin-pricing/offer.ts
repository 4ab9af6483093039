import { formatDollars } from '@shop/shared';
import type { FoundGood } from './api/named-goods';

/** A product or variant with what it costs and how much of it there is, as far as it is known: `Lamp · $20.00 · 5 in stock`. */
export function withOffer({
  name,
  price,
  priceTo = price,
  quantity,
}: Omit<FoundGood, '_id'>): string {
  if (price === undefined || priceTo === undefined || quantity === undefined) return name;
  const prices = priceTo > price ? [price, priceTo] : [price];
  const stock = quantity === 0 ? 'Sold out' : `${quantity.toLocaleString('en-US')} in stock`;
  return `${name} · ${prices.map(formatDollars).join(' – ')} · ${stock}`;
}
