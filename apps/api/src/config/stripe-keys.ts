import type { z } from 'zod';
import type { environmentSchema } from './environment.js';
import { ConfigError } from './variables.js';

/** The shop's account at Stripe. */
export interface StripeKeys {
  secretKey: string;
  /** Secrets that sign webhooks: two while one replaces the other. */
  webhookSecrets: string[];
  /** Another server than Stripe's, for tests. */
  apiBase?: string | undefined;
}

type Variables = Pick<
  z.infer<typeof environmentSchema>,
  Extract<keyof z.infer<typeof environmentSchema>, `STRIPE_${string}`>
>;

/**
 * Undefined if nothing about Stripe is set.
 * @throws ConfigError if only a part is set, or a key is none. No message shows a key.
 */
export function stripeKeys(
  variables: Variables,
  publicUrl: string | undefined,
): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = variables;
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  if (secretKey === undefined || webhookSecret === undefined)
    refuse(
      `${secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET'} is missing: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together.`,
    );
  if (publicUrl === undefined)
    refuse('PUBLIC_URL is required with STRIPE_SECRET_KEY: Stripe sends shoppers back to it.');
  const webhookSecrets = webhookSecret.split(',').map((secret) => secret.trim());
  if (!/^[sr]k_(test|live)_\w+$/.test(secretKey))
    refuse('STRIPE_SECRET_KEY must be a secret or restricted key, such as sk_test_….');
  if (!webhookSecrets.every((secret) => /^whsec_\S+$/.test(secret)))
    refuse('STRIPE_WEBHOOK_SECRET must be a signing secret, such as whsec_…, or two with a comma.');
  const { STRIPE_API_BASE: apiBase } = variables;
  if (apiBase !== undefined && secretKey.includes('_live_'))
    refuse('STRIPE_API_BASE is for tests, and is not used with a live key.');
  return { secretKey, webhookSecrets, apiBase };
}

function refuse(message: string): never {
  throw new ConfigError(`${message} Set it in the environment or in .env.`);
}
