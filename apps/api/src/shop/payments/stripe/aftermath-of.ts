import type Stripe from 'stripe';
import type { Aftermath } from '../hosted/hosted-payments.js';
import { refundFailure } from './refund-failure.js';

const LIMIT = 100;
const NOT_RETURNED: readonly (string | null)[] = ['failed', 'canceled'];
const WON: readonly Stripe.Dispute.Status[] = ['won', 'warning_closed', 'prevented'];

/** The refunds and disputes of a payment intent, the oldest first. */
export async function aftermathOf(stripe: Stripe, charge: string): Promise<Aftermath> {
  const ofCharge = { payment_intent: charge, limit: LIMIT };
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(ofCharge),
    stripe.disputes.list(ofCharge),
  ]);
  return {
    refunds: refunds.data.toReversed().map(refundOf),
    disputes: disputes.data.toReversed().map(disputeOf),
  };
}

function refundOf(refund: Stripe.Refund): Aftermath['refunds'][number] {
  const { id, amount, metadata, status, created } = refund;
  return {
    id,
    amountCents: amount,
    ...(metadata?.key !== undefined && { key: metadata.key }),
    ...(NOT_RETURNED.includes(status) && { failure: refundFailure(refund) }),
    at: new Date(created * 1_000),
  };
}

function disputeOf(dispute: Stripe.Dispute): Aftermath['disputes'][number] {
  const { id, amount, reason, status, created, evidence_details: evidence } = dispute;
  const state = WON.includes(status) ? 'won' : status === 'lost' ? 'lost' : 'open';
  // Before a chargeback, some banks only ask.
  const isInquiry = status.startsWith('warning_');
  const dueAt = state === 'open' ? evidence.due_by : null;
  return {
    id,
    state,
    ...(isInquiry && { isInquiry }),
    amountCents: amount,
    reason,
    at: new Date(created * 1_000),
    ...(dueAt !== null && { dueAt: new Date(dueAt * 1_000) }),
  };
}
