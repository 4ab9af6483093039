import { describe, expect, it } from 'vitest';
import { openStripe } from '../../../testing/orders/stripe-shop.js';

const ORDER = 'a'.repeat(24);
const HALF_HOUR_MS = 30 * 60_000;

function buildPayment(changes: { amountCents?: number; expiresAt?: Date } = {}) {
  return {
    order: ORDER,
    number: 1042,
    amountCents: 4_699,
    email: 'ada@shop.test',
    lines: [{ name: 'Mug', quantity: 2, amountCents: 2_400 }],
    returnUrl: 'https://shop.test/orders/1042?payment=return',
    cancelUrl: 'https://shop.test/orders/1042?payment=cancel',
    expiresAt: new Date(Date.now() + HALF_HOUR_MS),
    idempotencyKey: `start:${ORDER}`,
    ...changes,
  };
}

/** A payment whose page is open. */
async function startedPayment(given: Parameters<typeof openStripe>[0] = {}) {
  const { account, control } = await openStripe(given);
  const { provider } = account;
  const payment = buildPayment();
  const started = await provider.start(payment);
  return { provider, account, control, payment, ...started };
}

/** A payment that was made, and the operation that returns a part of it. */
async function paidPayment(given: Parameters<typeof openStripe>[0] = {}) {
  const parts = await startedPayment(given);
  await parts.control('pay', { session: parts.reference });
  const { charge = '' } = await parts.provider.look(parts.reference);
  const operation = { charge, order: ORDER, amountCents: 1_000, idempotencyKey: 'refund:1' };
  return { ...parts, operation };
}

describe('payments by Stripe', () => {
  it('begin on a page for the total of the order, the same for each repetition', async () => {
    const { provider, control, payment, url, reference } = await startedPayment();
    expect(await provider.start({ ...payment })).toEqual({ url, reference });
    const [session, ...others] = await control('sessions');
    expect(others).toEqual([]);
    expect(session).toMatchObject({
      amount_total: 4_699,
      client_reference_id: '1042',
      metadata: { order: ORDER, number: '1042' },
      success_url: payment.returnUrl,
      cancel_url: payment.cancelUrl,
    });
  });

  it('begin although Stripe repeats a failure of its own for the same key', async () => {
    const { account, control } = await openStripe();
    await control('fail', { kind: 'errorAfter', times: 1, path: '/v1/checkout/sessions' });
    const payment = buildPayment();
    const started = await account.provider.start(payment);
    expect(await account.provider.start(payment)).toEqual(started);
  });

  it('begin late, too: the page lives longer than the shop waits', async () => {
    const { account } = await openStripe();
    const late = buildPayment({ expiresAt: new Date(Date.now() + 1_000) });
    await expect(account.provider.start(late)).resolves.toMatchObject({});
  });

  it.each(['cutAfter', 'error', 'conflict'] as const)(
    'begin once although the first request ends with %s',
    async (kind) => {
      const { account, control } = await openStripe();
      await control('fail', { kind, times: 1 });
      await account.provider.start(buildPayment());
      expect(await control('sessions')).toHaveLength(1);
    },
  );

  it('are pending until they are paid, also while the bank is slow', async () => {
    const { provider, control, reference } = await startedPayment();
    expect(await provider.look(reference)).toMatchObject({ state: 'pending' });
    await control('pay', { session: reference, card: 'slow' });
    expect(await provider.look(reference)).toMatchObject({ state: 'pending' });
    await control('decide', { session: reference, isPaid: true });
    expect(await provider.look(reference)).toMatchObject({ state: 'paid', amountCents: 4_699 });
  });

  it('fail with the bank’s words, and may be tried again', async () => {
    const { provider, control, reference } = await startedPayment();
    await control('pay', { session: reference, card: 'declined' });
    expect(await provider.look(reference)).toMatchObject({
      state: 'failed',
      reason: 'Your card was declined.',
    });
    await control('pay', { session: reference });
    expect(await provider.look(reference)).toMatchObject({ state: 'paid' });
  });

  it('are over when a slow bank has refused', async () => {
    const { provider, control, reference } = await startedPayment();
    await control('pay', { session: reference, card: 'slow' });
    await control('decide', { session: reference, isPaid: false });
    expect(await provider.expire(reference)).toMatchObject({ state: 'cancelled' });
  });

  it('expire once and for all, unless they were made before', async () => {
    const { provider, control, reference } = await startedPayment();
    expect(await provider.expire(reference)).toMatchObject({ state: 'expired' });
    expect(await provider.expire(reference)).toMatchObject({ state: 'expired' });
    await expect(control('pay', { session: reference })).rejects.toThrow();
    const paid = await paidPayment();
    expect(await paid.provider.expire(paid.reference)).toMatchObject({ state: 'paid' });
  });

  it('are captured with the order', async () => {
    const { provider, operation } = await paidPayment();
    const all = { ...operation, amountCents: 4_699, idempotencyKey: 'capture:1' };
    expect(await provider.capture(all)).toEqual({ success: true });
    expect(await provider.capture({ ...all, amountCents: 1 })).toMatchObject({ success: false });
  });

  it('are only reserved if they are to be captured later, and captured or released once', async () => {
    for (const end of ['capture', 'void'] as const) {
      const { account, control } = await openStripe();
      const { provider } = account;
      const { reference } = await provider.start({ ...buildPayment(), takenAtShipment: true });
      await control('pay', { session: reference });
      const known = await provider.look(reference);
      expect(known).toMatchObject({ state: 'authorized', amountCents: 4_699 });
      expect(known.heldUntil?.getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 60 * 60_000);
      expect(await provider.expire(reference)).toMatchObject({ state: 'authorized' });
      const { charge = '' } = known;
      const operation = { charge, order: ORDER, amountCents: 4_699, idempotencyKey: `${end}:1` };
      await control('fail', { kind: 'cutAfter', times: 1, path: `/v1/payment_intents/${charge}/` });
      expect(await provider[end](operation)).toEqual({ success: true });
      expect(await provider[end](operation)).toEqual({ success: true });
      const other = end === 'capture' ? 'void' : 'capture';
      expect(await provider[other]({ ...operation, idempotencyKey: 'other' })).toMatchObject({
        success: false,
      });
      expect((await provider.look(reference)).state).toBe(end === 'capture' ? 'paid' : 'cancelled');
    }
  });

  it('are said to be in test mode, unless the key is live', async () => {
    const { account } = await openStripe();
    const live = await openStripe({ secretKey: 'sk_live_1', apiBase: undefined });
    expect([account.provider.label, live.account.provider.label]).toEqual([
      'Card (test mode)',
      'Card',
    ]);
  });

  it('are refunded in parts, each once, and never more than was paid', async () => {
    const { provider, control, operation } = await paidPayment();
    await control('fail', { kind: 'cutAfter', times: 1, path: '/v1/refunds' });
    expect(await provider.refund(operation)).toEqual({ success: true });
    expect(await provider.refund(operation)).toEqual({ success: true });
    expect(await control('refunds')).toMatchObject([{ amount: 1_000 }]);
    const tooMuch = { ...operation, amountCents: 3_700, idempotencyKey: 'refund:2' };
    expect(await provider.refund(tooMuch)).toMatchObject({
      success: false,
      reason: expect.stringContaining('greater') as string,
    });
  });

  it('have an unknown outcome while Stripe does not answer', async () => {
    const { provider, control, operation, reference } = await paidPayment();
    await control('fail', { kind: 'error', times: 9 });
    await expect(provider.refund(operation)).rejects.toThrow();
    await expect(provider.look(reference)).rejects.toThrow();
    await expect(provider.expire(reference)).rejects.toThrow();
  });

  it('tell which order an object is about, and of none for an unknown one', async () => {
    const { account, control, reference, operation } = await paidPayment();
    const dispute = await control('dispute', { intent: operation.charge });
    for (const id of [reference, operation.charge, dispute.charge, dispute.id])
      expect(await account.orderOf(id)).toBe(ORDER);
    for (const id of ['pi_unknown', 'cus_1', '']) expect(await account.orderOf(id)).toBeUndefined();
  });
});
