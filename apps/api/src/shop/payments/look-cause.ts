/**
 * Why the shop looks at a payment: the provider said so, its buyer came back or cancels, its time is over, or nobody has
 * said anything.
 */
export interface LookCause {
  cause: 'webhook' | 'return' | 'poll' | 'expiry' | 'buyer';
  /** The provider's id of the event. */
  event?: string;
}
