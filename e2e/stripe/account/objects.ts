import type Stripe from 'stripe';

/** The version of the API that this stand-in answers as. */
export const API_VERSION = '2026-10-28.endive';

// Of each object the fields that the shop may read, under the names and with the values of the official library.

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & { payment_intent: string | null };

export type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_capturable'
  | 'amount_received'
  | 'canceled_at'
  | 'cancellation_reason'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'status'
> & {
  capture_method: 'automatic_async' | 'manual';
  last_payment_error: Pick<
    Stripe.PaymentIntent.LastPaymentError,
    'type' | 'code' | 'decline_code' | 'message'
  > | null;
  latest_charge: string | null;
};

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'refunded'
  | 'status'
> & {
  payment_intent: string;
  payment_method_details: {
    type: 'card';
    card: { brand: 'visa'; last4: '4242'; capture_before?: number };
  };
};

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & { charge: string; payment_intent: string; failure_reason?: string };

export type Dispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'created'
  | 'currency'
  | 'is_charge_refundable'
  | 'livemode'
  | 'metadata'
  | 'reason'
  | 'status'
> & {
  charge: string;
  payment_intent: string;
  evidence_details: { due_by: number; has_evidence: boolean };
};

/** What happened, with the object as it was then. */
export interface Happening {
  id: string;
  object: 'event';
  api_version: typeof API_VERSION;
  created: number;
  data: { object: Session | Intent | Charge | Refund | Dispute };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: Stripe.Event['type'];
}
