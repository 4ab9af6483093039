/** What audit entries call an order. */
export function orderName(buyer: string): string {
  return `Order of ${buyer}`;
}
