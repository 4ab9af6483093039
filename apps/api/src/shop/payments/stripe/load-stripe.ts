import type { Config } from '../../../config/config.js';
import type { StripeAccount } from './stripe-account.js';

/** The shop's account at Stripe, if it has one. Stripe's library is loaded for it alone. */
export async function loadStripe({
  stripe: keys,
  publicUrl,
}: Pick<Config, 'stripe' | 'publicUrl'>): Promise<StripeAccount | undefined> {
  if (!keys || publicUrl === undefined) return undefined;
  const { stripeAccount } = await import('./stripe-account.js');
  return stripeAccount(keys, publicUrl);
}
