import {
  centsFromDollars,
  dollarsFromCents,
  itemsTotal,
  lineTotal,
  type Adjustment,
  type PricedLine,
} from '@shop/shared';

/** Pieces of one product at one price. */
export interface CartLine {
  /** Unit price in US dollars. */
  price: number;
  pieces: number;
}

/** What a cart costs. */
export interface CartPrice {
  adjustments?: readonly Adjustment[] | undefined;
  /** US dollars. */
  total: number;
}

function pricedLine({ price, pieces }: CartLine): Pick<PricedLine, 'priceCents' | 'quantity'> {
  return { priceCents: centsFromDollars(price), quantity: pieces };
}

/** What a line costs, in US dollars. */
export function linePrice(line: CartLine): number {
  return dollarsFromCents(lineTotal(pricedLine(line)));
}

/** What the lines cost before discounts, delivery and taxes, which only the shop knows, if these are its prices. */
export function estimatePrice(lines: readonly CartLine[]): CartPrice {
  return { total: dollarsFromCents(itemsTotal(lines.map(pricedLine))) };
}
