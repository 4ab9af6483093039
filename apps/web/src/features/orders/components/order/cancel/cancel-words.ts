import { formatDollars, isManual, type Order } from '@shop/shared';

/** What happens to the money if the buyer cancels their order now. What was paid by hand is returned by hand. */
export function cancelWords({ state, provider, kept }: Order['payment']): string {
  if (state === 'authorized') return 'You won’t be charged, and nothing will be sent.';
  if (kept === undefined) return 'Nothing will be sent.';
  const amount = formatDollars(kept);
  return isManual(provider)
    ? `Nothing will be sent. Please contact us about your refund of ${amount}.`
    : `Nothing will be sent, and we’ll refund ${amount}.`;
}
