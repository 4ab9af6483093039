import {
  centsFromDollars,
  dollarsFromCents,
  orderTotal,
  type PricedLine,
  type Product,
  type QuoteLine,
} from '@shop/shared';

/** An item of the cart at its current price and availability. */
export interface QuotedItem {
  product: Product;
  /** Its index in the cart. */
  index: number;
  /** US dollars apiece: the quoted price, or the stored one without a quote. */
  price: number;
  priceChanged: boolean;
  /** Why it can't be bought. If there are fewer pieces than wanted, only the surplus ones are `short`. */
  problem?: 'gone' | 'sold-out' | 'short';
  /** Pieces in stock. */
  available: number;
}

interface QuotedCart {
  items: QuotedItem[];
  /** US dollars for everything that can be bought. */
  total: number;
  /** Whether any item can't be bought. */
  blocked: boolean;
}

function problemOf({ state, available }: QuoteLine, earlierPieces: number) {
  if (state === 'available') return undefined;
  return state !== 'short' || earlierPieces >= available ? state : undefined;
}

/** An entry of the cart is one piece. */
function lineOf({ price }: QuotedItem): PricedLine {
  return { priceCents: centsFromDollars(price), quantity: 1 };
}

/** Brings the cart up to date with a quote; without one, stored prices and quantities stand. */
export function applyQuote(cart: readonly Product[], quote: readonly QuoteLine[] = []): QuotedCart {
  const lines = new Map(quote.map((line) => [line.product, line]));
  const pieces = new Map<string, number>();
  const items = cart.map((product, index): QuotedItem => {
    const line = lines.get(product._id);
    const earlierPieces = pieces.get(product._id) ?? 0;
    pieces.set(product._id, earlierPieces + 1);
    const price = line?.price ?? product.price;
    return {
      product,
      index,
      price,
      priceChanged: price !== product.price,
      problem: line && problemOf(line, earlierPieces),
      available: line?.available ?? product.quantity,
    };
  });
  const buyable = items.filter(({ problem }) => !problem);
  return {
    items,
    total: dollarsFromCents(orderTotal(buyable.map(lineOf))),
    blocked: buyable.length < items.length,
  };
}
