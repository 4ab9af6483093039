import {
  adjustmentsOf,
  centsFromDollars,
  dollarsFromCents,
  lineTotal,
  priceOrder,
  shownAdjustments,
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

function pricedLine({ price, pieces }: CartLine, index = 0): PricedLine {
  const id = String(index);
  return { id, product: id, priceCents: centsFromDollars(price), quantity: pieces };
}

/** What a line costs, in US dollars. */
export function linePrice(line: CartLine): number {
  return dollarsFromCents(lineTotal(pricedLine(line)));
}

/** What the lines cost as the shop would compute it, if these are its prices. */
export function estimatePrice(lines: readonly CartLine[]): CartPrice {
  const price = priceOrder({ lines: lines.map(pricedLine) });
  return {
    adjustments: shownAdjustments(adjustmentsOf(price)),
    total: dollarsFromCents(price.totalCents),
  };
}
