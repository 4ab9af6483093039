import { ApiError } from '../http/api-error.js';
import type { Account } from './account.js';
import type { Charge, Dispute } from './objects.js';

/** How long the merchant has for an answer, in seconds. */
const ANSWER_S = 14 * 24 * 60 * 60;

/** The cardholder disputes a charge: its amount is withdrawn until that is decided. An inquiry withdraws nothing. */
export function openDispute(account: Account, charge: Charge, isInquiry = false): Dispute {
  if (!charge.captured || charge.refunded || charge.disputed)
    throw new ApiError(400, 'This charge can’t be disputed');
  account.put('charge', { ...charge, disputed: !isInquiry });
  const dispute = account.put('dispute', {
    id: account.newId('du'),
    object: 'dispute',
    amount: charge.amount_captured - charge.amount_refunded,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    evidence_details: { due_by: account.now() + ANSWER_S, has_evidence: false },
    is_charge_refundable: isInquiry,
    livemode: account.livemode,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  });
  account.tell('charge.dispute.created', dispute);
  if (!isInquiry) account.tell('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank asks no more, and takes the money. */
export function chargeBack(account: Account, charge: Charge, inquiry: Dispute): Dispute {
  account.put('charge', { ...charge, disputed: true });
  const dispute = account.put('dispute', {
    ...inquiry,
    is_charge_refundable: false,
    status: 'needs_response',
  });
  account.tell('charge.dispute.updated', dispute);
  account.tell('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export function closeDispute(account: Account, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  if (dispute.status !== 'needs_response') throw new ApiError(400, 'The dispute is closed');
  const closed = account.put('dispute', { ...dispute, status: outcome });
  if (outcome === 'won') account.tell('charge.dispute.funds_reinstated', closed);
  account.tell('charge.dispute.closed', closed);
  return closed;
}
