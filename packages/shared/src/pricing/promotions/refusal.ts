import type { Cents } from '../../money.js';

/** Why a promotion is not used: one reason each. */
export const REFUSAL_REASONS = [
  'unknown-code',
  'not-started',
  'expired',
  'disabled',
  'usage-limit',
  'customer-limit',
  'customer-required',
  'not-for-customer',
  'minimum',
  'minimum-quantity',
  'no-matching-items',
  'not-combinable',
] as const;
/** One of `REFUSAL_REASONS`. */
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** What is still to be entered or chosen before it is known whether a promotion applies. */
export const AWAITED = ['address', 'method', 'delivery'] as const;

/** Why something is not used, and what is missing. */
export interface Refusal {
  readonly reason: RefusalReason;
  /** Cents to the minimum amount, or pieces to the minimum quantity. */
  readonly lacks?: number;
  /** The name of the promotion that it can't be combined with. */
  readonly besides?: string;
  /** Set if it may apply yet: not used is not refused. */
  readonly awaits?: (typeof AWAITED)[number];
}

/** A code or an automatic promotion that is not used, and why. */
export interface Rejected extends Refusal {
  /** Absent for an automatic promotion. */
  readonly code?: string;
  /** The promotion and its name; absent for an unknown code. */
  readonly promotion?: string;
  readonly name?: string;
}

/** What a promotion took off. */
export interface AppliedPromotion {
  readonly promotion: string;
  readonly name: string;
  /** Absent for an automatic one. */
  readonly code?: string;
  readonly scope: 'items' | 'shipping';
  readonly amountCents: Cents;
}
