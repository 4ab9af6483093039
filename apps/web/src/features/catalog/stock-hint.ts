import { LIMITS } from '@shop/shared';

/** What a shopper reads about the stock: sold out, or how many pieces are left once it is low. */
export function stockHint(quantity: number): string | undefined {
  if (quantity < 1) return 'Sold out';
  return quantity <= LIMITS.lowStock ? `Only ${quantity} left` : undefined;
}
