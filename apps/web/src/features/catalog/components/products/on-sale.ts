/** What a product or a variant costs, and what it costs otherwise. */
export interface Offered {
  /** US dollars. */
  price: number;
  compareAtPrice?: number | null | undefined;
}

/** Whether something costs less than otherwise. */
export function isOnSale({ price, compareAtPrice }: Offered): boolean {
  return typeof compareAtPrice === 'number' && compareAtPrice > price;
}
