import { ApiError } from '../http/api-error.js';
import type { Account } from './account.js';
import { HOLD_S } from './expire.js';
import type { Charge, Intent, Session } from './objects.js';

/** What the shopper's bank says: `slow` is yes, but later. */
export type Card = 'good' | 'declined' | 'slow';

/**
 * Pays a session by card.
 * @returns the session: complete, or still open if the card was declined.
 * @throws ApiError 400 if it is not open any longer.
 */
export function paySession(account: Account, id: string, card: Card): Session {
  const session = account.find('session', id, 'session');
  if (session.status !== 'open') throw new ApiError(400, `The session is ${session.status ?? ''}`);
  const intent = intentOf(account, session);
  if (card === 'declined') {
    decline(account, intent);
    return account.put('session', { ...session, payment_intent: intent.id });
  }
  const paid =
    card === 'slow'
      ? account.put('intent', { ...intent, status: 'processing' })
      : charge(account, intent);
  const complete = account.put('session', {
    ...session,
    payment_intent: paid.id,
    payment_status: paid.status === 'succeeded' ? 'paid' : 'unpaid',
    status: 'complete',
    url: null,
  });
  account.tell('checkout.session.completed', complete);
  return complete;
}

/** Ends the wait for a slow bank. */
export function endSlowPayment(account: Account, id: string, isPaid: boolean): void {
  const session = account.find('session', id, 'session');
  const intent = account.find('intent', session.payment_intent ?? '', 'payment_intent');
  if (intent.status !== 'processing') throw new ApiError(400, `The payment is ${intent.status}`);
  if (!isPaid) {
    decline(account, intent);
    account.tell('checkout.session.async_payment_failed', session);
    return;
  }
  charge(account, intent);
  const paid = account.put('session', { ...session, payment_status: 'paid' });
  account.tell('checkout.session.async_payment_succeeded', paid);
}

/** A session has one payment, begun at its first attempt. */
function intentOf(account: Account, session: Session): Intent {
  if (session.payment_intent !== null) return account.find('intent', session.payment_intent);
  const wishes = account.state.get('wishes', session.id);
  return {
    id: account.newId('pi'),
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: wishes?.capture ?? 'automatic_async',
    created: account.now(),
    currency: session.currency ?? 'usd',
    last_payment_error: null,
    latest_charge: null,
    livemode: account.livemode,
    metadata: wishes?.metadata ?? {},
    status: 'requires_payment_method',
  };
}

function decline(account: Account, intent: Intent): void {
  const declined = account.put('intent', {
    ...intent,
    last_payment_error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    },
    status: 'requires_payment_method',
  });
  account.tell('payment_intent.payment_failed', declined);
}

/** Takes the amount, or holds it until it is captured. */
function charge(account: Account, intent: Intent): Intent {
  const isHeld = intent.capture_method === 'manual';
  const charge: Charge = account.put('charge', {
    id: account.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isHeld ? 0 : intent.amount,
    amount_refunded: 0,
    captured: !isHeld,
    created: account.now(),
    currency: intent.currency,
    disputed: false,
    livemode: account.livemode,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method_details: {
      type: 'card',
      card: {
        brand: 'visa',
        last4: '4242',
        ...(isHeld && { capture_before: account.now() + HOLD_S }),
      },
    },
    refunded: false,
    status: 'succeeded',
  });
  const paid = account.put('intent', {
    ...intent,
    amount_capturable: isHeld ? intent.amount : 0,
    amount_received: isHeld ? 0 : intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    status: isHeld ? 'requires_capture' : 'succeeded',
  });
  account.tell('charge.succeeded', charge);
  account.tell(
    isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
    paid,
  );
  return paid;
}
