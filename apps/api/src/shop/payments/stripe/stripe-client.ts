import Stripe from 'stripe';
import type { StripeKeys } from '../../../config/config.js';

/** The version of Stripe's API that this code was written for, whatever the account's own is. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;

/** The official library, for the shop's account. */
export function stripeClient({ secretKey, apiBase }: StripeKeys): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiBase !== undefined && serverAt(apiBase)),
  });
}

function serverAt(base: string) {
  const { hostname: host, port, protocol } = new URL(base);
  return { host, port, protocol: protocol === 'https:' ? 'https' : 'http' } as const;
}
