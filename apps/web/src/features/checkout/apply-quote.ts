import { itemKey, type CartProduct, type Quote, type QuoteLine } from '@shop/shared';
import { cartRows, estimatePrice, offerOf, type CartPrice, type CartRow } from '../cart';

/** A product or variant of the cart at its current price and availability. */
export interface QuotedRow {
  /** See `entryKey`. */
  key: string;
  product: CartProduct;
  /** Pieces in the cart. */
  pieces: number;
  /** How many of them can be bought. */
  buyable: number;
  /** Unit price in US dollars: the quoted price, or the stored one without a quote. */
  price: number;
  /** Unit price in US dollars at which a piece was added, if the price has changed since. */
  earlierPrice?: number;
  /** Why not all pieces can be bought. */
  problem?: 'gone' | 'sold-out' | 'short' | 'choose';
  /** Pieces in stock. */
  available: number;
}

/** The cart's price counts only what can be bought. */
export interface QuotedCart extends CartPrice {
  rows: QuotedRow[];
  /** Whether the shop has not confirmed the total. */
  isProvisional: boolean;
  /** Whether any piece can't be bought. */
  blocked: boolean;
}

function problemOf({ state, available }: QuoteLine, pieces: number) {
  if (state === 'gone' || state === 'sold-out' || state === 'choose') return state;
  return pieces > available ? 'short' : undefined;
}

function quotedRow({ key, product, entries }: CartRow, line?: QuoteLine): QuotedRow {
  const pieces = entries.length;
  const stored = offerOf(product);
  const price = line?.price ?? stored.price;
  const available = line?.available ?? stored.quantity;
  const problem = line && problemOf(line, pieces);
  return {
    key,
    product,
    pieces,
    buyable: problem ? available : pieces,
    price,
    earlierPrice: entries.map((entry) => offerOf(entry).price).find((earlier) => earlier !== price),
    problem,
    available,
  };
}

/** The price of the rows as the shop would compute it, if these are its prices. */
function estimate(rows: readonly QuotedRow[]): CartPrice {
  return estimatePrice(rows.map(({ price, buyable }) => ({ price, pieces: buyable })));
}

/**
 * Updates the cart with a quote; without one, stored prices and quantities apply.
 * @param isCurrent whether the quote is for exactly this cart. Otherwise the total is an estimate.
 */
export function applyQuote(
  cart: readonly CartProduct[],
  quote?: Quote,
  isCurrent = quote !== undefined,
): QuotedCart {
  const lines = new Map(quote?.lines.map((line) => [itemKey(line), line]));
  const rows = cartRows(cart).map((row) => quotedRow(row, lines.get(row.key)));
  const { adjustments, total } = quote && isCurrent ? quote : estimate(rows);
  return {
    rows,
    adjustments,
    total,
    isProvisional: !isCurrent,
    blocked: rows.some(({ problem }) => problem),
  };
}
