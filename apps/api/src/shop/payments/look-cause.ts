/**
 * Why the shop looks at a payment: the provider said so, or refused to make a page for it, its buyer came back or
 * cancels, its time is over, or nobody has said anything.
 */
export interface LookCause {
  cause: 'webhook' | 'refusal' | 'return' | 'poll' | 'expiry' | 'buyer' | 'cancellation';
  /** The provider's id of the event. */
  event?: string;
}
