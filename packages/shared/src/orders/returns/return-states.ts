/**
 * The states of a return, in the order in which it goes through them. `declined`, `cancelled` (by its buyer), `refunded`,
 * `exchanged` and `closed` (without a refund) are the last ones. `refunded`: its refund is made; whether the provider returned the amount stands with the refund.
 */
export const RETURN_STATES = [
  'requested',
  'approved',
  'declined',
  'cancelled',
  'received',
  'refunded',
  'exchanged',
  'closed',
] as const;
/** One of `RETURN_STATES`. */
export type ReturnState = (typeof RETURN_STATES)[number];

/** What each state is called on screen and in mails. */
export const RETURN_STATE_TEXTS: Record<ReturnState, string> = {
  requested: 'Return requested',
  approved: 'Return approved',
  declined: 'Return declined',
  cancelled: 'Return cancelled',
  received: 'Return received',
  refunded: 'Return refunded',
  exchanged: 'Return exchanged',
  closed: 'Return closed',
};

/** What a state of a return is called, by what it is of. A withdrawal is approved from the beginning. */
export function returnStateText(state: ReturnState, withdrawal?: boolean): string {
  return withdrawal && state === 'approved'
    ? 'Withdrawn from the contract'
    : RETURN_STATE_TEXTS[state];
}

/** What begins a return: its buyer asks for it, or withdraws from the contract. */
export const RETURN_KINDS = ['request', 'withdrawal'] as const;
/** One of `RETURN_KINDS`. */
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** Why something is sent back. */
export const RETURN_REASONS = [
  'damaged',
  'wrong-item',
  'not-as-described',
  'does-not-fit',
  'changed-mind',
  'other',
] as const;
/** One of `RETURN_REASONS`. */
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** What each reason is called. */
export const RETURN_REASON_TEXTS: Record<ReturnReason, string> = {
  damaged: 'It is damaged or does not work',
  'wrong-item': 'It is not what I ordered',
  'not-as-described': 'It is not as described',
  'does-not-fit': 'It does not fit',
  'changed-mind': 'I no longer want it',
  other: 'Another reason',
};
