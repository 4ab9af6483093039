import {
  centsFromDollars,
  dollarsFromCents,
  orderTotal,
  type PricedLine,
  type Product,
  type QuoteLine,
} from '@shop/shared';
import { cartRows, type CartRow } from '../cart';

/** A product of the cart at its current price and availability. */
export interface QuotedRow {
  product: Product;
  /** Pieces in the cart. */
  pieces: number;
  /** How many of them can be bought. */
  buyable: number;
  /** Unit price in US dollars: the quoted price, or the stored one without a quote. */
  price: number;
  /** Unit price in US dollars at which a piece was added, if the price has changed since. */
  earlierPrice?: number;
  /** Why not all pieces can be bought. */
  problem?: 'gone' | 'sold-out' | 'short';
  /** Pieces in stock. */
  available: number;
}

interface QuotedCart {
  rows: QuotedRow[];
  /** US dollars for everything that can be bought. */
  total: number;
  /** Whether any piece can't be bought. */
  blocked: boolean;
}

function problemOf({ state, available }: QuoteLine, pieces: number) {
  if (state === 'gone' || state === 'sold-out') return state;
  return pieces > available ? 'short' : undefined;
}

function quotedRow({ product, entries }: CartRow, line?: QuoteLine): QuotedRow {
  const pieces = entries.length;
  const price = line?.price ?? product.price;
  const available = line?.available ?? product.quantity;
  const problem = line && problemOf(line, pieces);
  return {
    product,
    pieces,
    buyable: problem ? available : pieces,
    price,
    earlierPrice: entries.find((entry) => entry.price !== price)?.price,
    problem,
    available,
  };
}

function lineOf({ price, buyable }: QuotedRow): PricedLine {
  return { priceCents: centsFromDollars(price), quantity: buyable };
}

/** Updates the cart with a quote; without one, stored prices and quantities apply. */
export function applyQuote(cart: readonly Product[], quote: readonly QuoteLine[] = []): QuotedCart {
  const lines = new Map(quote.map((line) => [line.product, line]));
  const rows = cartRows(cart).map((row) => quotedRow(row, lines.get(row.product._id)));
  return {
    rows,
    total: dollarsFromCents(orderTotal(rows.map(lineOf))),
    blocked: rows.some(({ problem }) => problem),
  };
}
