import Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import {
  PageRefusedError,
  PageTooLateError,
  type HostedPayment,
} from '../hosted/hosted-payments.js';
import { createSession } from './create-session.js';

const PAYMENT: HostedPayment = {
  order: 'o1',
  number: 1001,
  amountCents: 25_00,
  email: 'ada@example.com',
  lines: [{ name: 'Lamp', quantity: 1, amountCents: 25_00 }],
  returnUrl: 'https://shop.test/return',
  cancelUrl: 'https://shop.test/cancel',
  expiresAt: new Date('2026-01-05T12:00:00Z'),
  idempotencyKey: 'start:o1',
};

/** Why there is no page when Stripe refuses the request. */
async function refusedBy(fields: { code?: string; param?: string; message: string }) {
  const error = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    ...fields,
  });
  const stripe = new Stripe('sk_test_local');
  vi.spyOn(stripe.checkout.sessions, 'create').mockRejectedValue(error);
  return createSession(stripe, PAYMENT).catch((thrown: unknown) => thrown);
}

describe('a page that Stripe refuses to make', () => {
  it('because the time to pay is over is too late', async () => {
    const message = 'The `expires_at` timestamp must be at least 30 minutes from now.';
    expect(await refusedBy({ param: 'expires_at', message })).toBeInstanceOf(PageTooLateError);
  });

  it.each([
    ['amount_too_small', 'The amount is too small for this way to pay.'],
    ['parameter_unknown', 'The payment provider does not take this order.'],
  ])('with %s is told the buyer in words of the shop', async (code, words) => {
    const refused = await refusedBy({ code, message: 'Received unknown parameter: foo[bar]' });
    expect(refused).toBeInstanceOf(PageRefusedError);
    expect(refused).toMatchObject({ message: words });
  });
});
