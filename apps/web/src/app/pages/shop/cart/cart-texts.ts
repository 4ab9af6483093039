import type { User } from '@shop/shared';

/** @param buyer undefined for a guest */
export function greeting(buyer: User | undefined): string {
  return `Hello ${buyer?.name ?? 'Guest'}`;
}

/** How many items are in the cart. @param buyer undefined for a guest */
export function countText(count: number, buyer: User | undefined): string {
  if (count === 0) return ' Your Cart Is Empty';
  const text = `You Have ${count} items in your cart`;
  return buyer ? text : `${text} please login to checkout`;
}
