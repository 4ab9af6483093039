import type { Account } from './account.js';
import type { Intent, Session } from './objects.js';

/** For how long a card holds an amount that is not captured, in seconds. */
export const HOLD_S = 7 * 24 * 60 * 60;

export function expireSession(account: Account, session: Session): Session {
  const expired = account.put('session', { ...session, status: 'expired', url: null });
  account.tell('checkout.session.expired', expired);
  return expired;
}

/** @param reason why: undefined if the merchant asked for it. */
export function cancelIntent(
  account: Account,
  intent: Intent,
  reason: Intent['cancellation_reason'],
): Intent {
  const cancelled = account.put('intent', {
    ...intent,
    amount_capturable: 0,
    canceled_at: account.now(),
    cancellation_reason: reason,
    status: 'canceled',
  });
  account.tell('payment_intent.canceled', cancelled);
  return cancelled;
}

/** Ends what the account's clock has passed: open sessions, and amounts that were held for too long. */
export function expireOverdue(account: Account): void {
  const now = account.now();
  for (const session of account.state.all('session'))
    if (session.status === 'open' && session.expires_at <= now) expireSession(account, session);
  for (const intent of account.state.all('intent')) {
    const isOverdue = intent.created + HOLD_S <= now;
    if (intent.status === 'requires_capture' && isOverdue)
      cancelIntent(account, intent, 'automatic');
  }
}
