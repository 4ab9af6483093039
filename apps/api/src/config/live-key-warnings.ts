import type { Config } from './config.js';

/** Returns a warning if real money is taken at an address that Stripe and shoppers elsewhere can't reach by https://. */
export function liveKeyWarnings({ stripe, publicUrl }: Config): string[] {
  if (!publicUrl || !stripe?.secretKey.includes('_live_')) return [];
  if (publicUrl.startsWith('https://') && !isThisMachine(new URL(publicUrl).hostname)) return [];
  return [
    `STRIPE_SECRET_KEY is a live key that takes real money, but PUBLIC_URL is ${publicUrl}. Set PUBLIC_URL to the shop's public https:// address, or use a test key.`,
  ];
}

function isThisMachine(host: string): boolean {
  return /^(.+\.)?localhost$|^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(host);
}
