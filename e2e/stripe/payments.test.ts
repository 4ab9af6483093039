import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { openStripe, orderedSession } from './testing.js';

const HOUR_S = 60 * 60;

/** A session that was paid, and its payment. */
async function paidSession(changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const { stripe, ...parts } = await openStripe();
  const { id } = await stripe.checkout.sessions.create(orderedSession(changes));
  await parts.control('pay', { session: id });
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  return { stripe, ...parts, session, intent: session.payment_intent as Stripe.PaymentIntent };
}

describe('the stand-in for Stripe', () => {
  it('makes a session of the amount of its lines, to be paid on its page', async () => {
    const { stripe, origin } = await openStripe();
    const session = await stripe.checkout.sessions.create(orderedSession());
    expect(session).toMatchObject({
      amount_total: 4_699,
      currency: 'usd',
      livemode: false,
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      url: `${origin}/pay/${session.id}`,
    });
  });

  it.each([
    ['an unknown parameter', { colour: 'red' }, 'parameter_unknown'],
    ['no address to return to', { success_url: undefined }, 'parameter_missing'],
    ['an address that is none', { success_url: 'shop' }, 'parameter_invalid'],
    ['too early an end', { expires_at: Math.floor(Date.now() / 1_000) + 60 }, 'parameter_invalid'],
    ['hardly any money', { line_items: [{ ...lineOf(10), quantity: 1 }] }, 'amount_too_small'],
  ])('refuses a session with %s', async (_, changes, code) => {
    const { stripe } = await openStripe();
    const refused = stripe.checkout.sessions.create({ ...orderedSession(), ...changes });
    await expect(refused).rejects.toMatchObject({ type: 'StripeInvalidRequestError', code });
  });

  it('takes the amount when the session is paid, once', async () => {
    const { intent, session, control } = await paidSession();
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 4_699,
      metadata: { order: 'o1' },
    });
    await expect(control('pay', { session: session.id })).rejects.toThrow('complete');
  });

  it('leaves a session open when the card is declined, for another card', async () => {
    const { stripe, control } = await openStripe();
    const { id } = await stripe.checkout.sessions.create(orderedSession());
    const declined = await control('pay', { session: id, card: 'declined' });
    const intent = await stripe.paymentIntents.retrieve(declined.payment_intent ?? '');
    expect(declined.status).toBe('open');
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    });
    expect(await control('pay', { session: id })).toMatchObject({
      status: 'complete',
      payment_intent: intent.id,
    });
  });

  it('pays by a slow bank once that has decided', async () => {
    const { stripe, control } = await openStripe();
    const { id } = await stripe.checkout.sessions.create(orderedSession());
    await control('pay', { session: id, card: 'slow' });
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    });
    await control('decide', { session: id, isPaid: true });
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
  });

  it('expires open sessions when asked to, or in time, and no others', async () => {
    const { stripe, control, session } = await paidSession();
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('complete');
    const asked = await stripe.checkout.sessions.create(orderedSession());
    const left = await stripe.checkout.sessions.create(orderedSession());
    expect(await stripe.checkout.sessions.expire(asked.id)).toMatchObject({ status: 'expired' });
    await control('passTime', { seconds: 24 * HOUR_S });
    expect(await stripe.checkout.sessions.retrieve(left.id)).toMatchObject({ status: 'expired' });
    await expect(control('pay', { session: left.id })).rejects.toThrow('expired');
  });

  it('holds an amount until it is captured, at most a week', async () => {
    const held = { payment_intent_data: { capture_method: 'manual' as const } };
    const { stripe, intent } = await paidSession(held);
    expect(intent).toMatchObject({ status: 'requires_capture', amount_capturable: 4_699 });
    const tooMuch = stripe.paymentIntents.capture(intent.id, { amount_to_capture: 4_700 });
    await expect(tooMuch).rejects.toMatchObject({ code: 'amount_too_large' });
    await stripe.paymentIntents.capture(intent.id, { amount_to_capture: 4_000 });
    const again = stripe.paymentIntents.capture(intent.id);
    await expect(again).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });

    const late = await paidSession(held);
    await late.control('passTime', { seconds: 7 * 24 * HOUR_S });
    const expired = await late.stripe.paymentIntents.retrieve(late.intent.id);
    expect(expired).toMatchObject({ status: 'canceled', amount_received: 0 });
  });

  it('refunds what was captured and not refunded, and no more', async () => {
    const { stripe, intent } = await paidSession();
    const refund = (amount?: number) =>
      stripe.refunds.create({ payment_intent: intent.id, ...(amount && { amount }) });
    await refund(4_000);
    await expect(refund(700)).rejects.toMatchObject({ code: 'amount_too_large' });
    expect(await refund()).toMatchObject({ amount: 699, status: 'succeeded' });
    await expect(refund(1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const { data } = await stripe.refunds.list({ payment_intent: intent.id });
    expect(data.map(({ amount }) => amount)).toEqual([699, 4_000]);
  });

  it('refunds nothing that is disputed', async () => {
    const { stripe, intent, control } = await paidSession();
    const dispute = await control('dispute', { intent: intent.id });
    const refund = stripe.refunds.create({ payment_intent: intent.id });
    await expect(refund).rejects.toMatchObject({ code: 'charge_disputed' });
    await control('closeDispute', { dispute: dispute.id, outcome: 'lost' });
    expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: 'lost' });
  });
});

function lineOf(unit_amount: number) {
  return { price_data: { currency: 'usd', unit_amount, product_data: { name: 'Pin' } } };
}
