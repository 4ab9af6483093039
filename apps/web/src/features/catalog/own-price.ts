import { PRICE_RANGES, priceBounds, withShopSign, type PriceRange } from '@shop/shared';

/** A price range that a visitor typed, in US dollars, both ends included. At least one end is given. */
export interface OwnPrice {
  readonly id: 'own';
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
}

/** As the server reads prices. */
const DOLLARS = /^\d{1,7}(\.\d{1,2})?$/;

/** What the two fields hold; undefined if neither is a price. Swapped ends are put right. */
export function ownPrice(typedMin: string, typedMax: string): OwnPrice | undefined {
  const [low, high] = [dollarsOf(typedMin), dollarsOf(typedMax)];
  const isSwapped = low !== undefined && high !== undefined && low > high;
  const [min, max] = isSwapped ? [high, low] : [low, high];
  if (min !== undefined && max !== undefined)
    return { id: 'own', label: withShopSign(`$${min} – $${max}`), min, max };
  if (min !== undefined) return { id: 'own', label: withShopSign(`From $${min}`), min };
  return max === undefined ? undefined : { id: 'own', label: withShopSign(`Up to $${max}`), max };
}

function dollarsOf(typed: string): number | undefined {
  const text = typed.trim();
  return DOLLARS.test(text) ? Number(text) : undefined;
}

/** The price filter in a URL. An own range counts more than one of `PRICE_RANGES`. */
export function readPrice(params: URLSearchParams): PriceRange | OwnPrice | undefined {
  const own = ownPrice(params.get('min') ?? '', params.get('max') ?? '');
  return own ?? PRICE_RANGES.find(({ id }) => String(id) === params.get('price'));
}

/** The parameters of a price filter. */
export function writePrice(price: PriceRange | OwnPrice | undefined): [string, string][] {
  if (!price) return [];
  if (price.id !== 'own') return [['price', String(price.id)]];
  return Object.entries({ min: price.min, max: price.max }).flatMap(([name, dollars]) =>
    dollars === undefined ? [] : [[name, String(dollars)] satisfies [string, string]],
  );
}

/** The lowest and the highest price of a filter in US dollars, as a listing takes them. */
export function pricesOf(price: PriceRange | OwnPrice): {
  min?: number | undefined;
  max?: number | undefined;
} {
  if (price.id === 'own') return { min: price.min, max: price.max };
  const { from, below } = priceBounds(price.pair);
  return { min: from / 100, max: below === undefined ? undefined : (below - 1) / 100 };
}
