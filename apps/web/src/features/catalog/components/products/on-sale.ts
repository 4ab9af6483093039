/** What a product or a variant costs, and what it costs otherwise. */
export interface Offered {
  /** US dollars. */
  price: number;
  compareAtPrice?: number | null | undefined;
  /** The lowest price of the 30 days before the sale, where the shop shows it. */
  priorPrice?: number | undefined;
}

/** Whether something costs less than otherwise. */
export function isOnSale({ price, compareAtPrice }: Offered): boolean {
  return typeof compareAtPrice === 'number' && compareAtPrice > price;
}
