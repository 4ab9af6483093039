import {
  centsFromDollars,
  dollarsFromCents,
  orderTotal,
  type PricedLine,
  type Product,
  type QuoteLine,
} from '@shop/shared';

/** An item of the cart, held against what the shop says now. */
export interface ReviewedItem {
  product: Product;
  /** Its place in the cart. */
  index: number;
  /** US dollars apiece now; the stored price as long as the shop hasn't said. */
  price: number;
  priceChanged: boolean;
  /** Why it can't be bought. Of a product that is short, only the pieces that are too many have this. */
  problem?: 'gone' | 'sold-out' | 'short';
  /** Pieces in stock. */
  available: number;
}

export interface CartReview {
  items: ReviewedItem[];
  /** US dollars for everything that can be bought. */
  total: number;
  /** Whether something in it can't be bought. */
  blocked: boolean;
}

function problemOf({ state, available }: QuoteLine, earlierPieces: number) {
  if (state === 'available') return undefined;
  return state !== 'short' || earlierPieces >= available ? state : undefined;
}

/** An entry of the cart is one piece. */
function lineOf({ price }: ReviewedItem): PricedLine {
  return { priceCents: centsFromDollars(price), quantity: 1 };
}

/** Holds the cart against a quote; without one it takes the stored products at their word. */
export function reviewCart(cart: readonly Product[], quote: readonly QuoteLine[] = []): CartReview {
  const lines = new Map(quote.map((line) => [line.product, line]));
  const pieces = new Map<string, number>();
  const items = cart.map((product, index): ReviewedItem => {
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
