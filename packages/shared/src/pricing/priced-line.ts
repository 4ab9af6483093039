import type { Cents } from '../money.js';

/** One line to price: a unit price and a quantity, and what promotions, carriers and taxes ask about the goods. */
export interface PricedLine {
  /** Identifies the line in the result, and decides between equals, so that the order of lines never matters. */
  readonly id: string;
  readonly product: string;
  readonly priceCents: Cents;
  /** Quantity: a whole number, at least 0. */
  readonly quantity: number;
  readonly categories?: readonly string[] | undefined;
  readonly brand?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Whether its price is a reduced one already. */
  readonly isOnSale?: boolean | undefined;
  /** No promotion takes a piece below this price. */
  readonly lowestPriceCents?: Cents | undefined;
  /** `standard` if absent. */
  readonly taxClass?: string | undefined;
  /** Whether the price contains the tax; as in the whole order if absent. */
  readonly isTaxIncluded?: boolean | undefined;
  /** Per piece, in grams. */
  readonly weight?: number | undefined;
  /** Whether somebody has to carry it; absent means yes. */
  readonly isDelivered?: boolean | undefined;
}

/** The price of a line, in cents, before anything is taken off. */
export function lineTotal({
  priceCents,
  quantity,
}: Pick<PricedLine, 'priceCents' | 'quantity'>): Cents {
  return priceCents * quantity;
}

/** The price of all lines, before anything is taken off or added: the first step of `priceOrder`. */
export function itemsTotal(lines: readonly Pick<PricedLine, 'priceCents' | 'quantity'>[]): Cents {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** Compares two ids, of which the lower one comes first. */
export function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
