import type { HostedPayments } from './hosted-payments.js';

/** A provider with pages of its own, and the shop's public address, to which it sends buyers back. */
export interface Hosted {
  provider: HostedPayments;
  /** Such as `https://shop.example`. */
  origin: string;
}
