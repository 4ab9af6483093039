import { formatDollars, isManual, sumDollars, type AdminOrderDetails } from '@shop/shared';

/** What is to go back, and what of that no provider has. */
interface Returned {
  amount: number;
  byHand?: number | undefined;
}

/** Who returns an amount of an order that was paid by hand, or in part; empty for others, which their provider returns. */
export function byHandText(
  { payment }: Pick<AdminOrderDetails, 'payment'>,
  { amount, byHand = 0 }: Returned = { amount: 0 },
): string {
  if (isManual(payment.provider)) return 'It was paid by hand, so please return it yourself.';
  if (byHand === 0) return '';
  const hint = `${formatDollars(byHand)} of it came by hand, so please return that yourself.`;
  const rest = sumDollars([amount, -byHand]);
  return rest > 0 ? `${hint} The payment provider returns ${formatDollars(rest)}.` : hint;
}
