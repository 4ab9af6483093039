import { MAX_LINE_QUANTITY } from '@shop/shared';

interface Shortage {
  /** Pieces in stock. */
  stock: number;
  /** Pieces in the cart, with those that were just added. */
  inCart: number;
  /** How many pieces were just added. */
  added: number;
}

function whereTheyAre(stock: number, inCart: number): string {
  if (inCart > stock) return `${inCart} are in your cart`;
  if (stock === 1) return 'it is in your cart';
  return stock === 2 ? 'both are in your cart' : `all ${stock} are in your cart`;
}

/** Why not all wanted pieces went into the cart. */
export function leftText({ stock, inCart, added }: Shortage): string {
  if (stock > MAX_LINE_QUANTITY) {
    return `At most ${MAX_LINE_QUANTITY} of one product can be ordered`;
  }
  if (stock === 0) return inCart > 0 ? `Sold out, and ${inCart} are in your cart` : 'Sold out';
  const also = added > 0 ? `${added} added, and now` : 'and';
  return `Only ${stock} left, ${also} ${whereTheyAre(stock, inCart)}`;
}
