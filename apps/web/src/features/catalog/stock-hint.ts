/** From so few pieces on, a shopper is told how many are left. */
const FEW = 5;

/** What there is to say about the pieces in stock; nothing when there are plenty. */
export function stockHint(quantity: number): string | undefined {
  if (quantity < 1) return 'Sold out';
  return quantity <= FEW ? `Only ${quantity} left` : undefined;
}
