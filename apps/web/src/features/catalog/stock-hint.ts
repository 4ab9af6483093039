/** What to tell shoppers about the stock: sold out, or how many pieces are left if there are at most `mark`. */
export function stockHint(quantity: number, mark: number): string | undefined {
  if (quantity < 1) return 'Sold out';
  return quantity <= mark ? `Only ${quantity} left` : undefined;
}
