import { sumOf, type Cents } from '@shop/shared';

/** What counts for who owes whom. */
export interface Account {
  totalCents: Cents;
  /** Nothing is owed for a cancelled order. */
  isCancelled: boolean;
  /** Every amount that came in, and every one that went back. */
  paid: readonly Cents[];
  refunded: readonly Cents[];
}

/** What a buyer owes the shop for an order, in cents. Below zero, the shop owes it to the buyer. */
export function balanceOf({ totalCents, isCancelled, paid, refunded }: Account): Cents {
  const kept = sumOf(paid, Number) - sumOf(refunded, Number);
  // Without a negative zero.
  return (isCancelled ? 0 : totalCents) - kept || 0;
}

/** The same, as far as the buyer is to be asked for it. */
export function dueOf(account: Account): Cents {
  return Math.max(0, balanceOf(account));
}
