import { describe, expect, it, onTestFinished } from 'vitest';
import type { Fault } from './control/faults.js';
import { startStripe } from './start.js';
import { clientOf, openStripe, orderedSession } from './testing.js';

const KEYED = { idempotencyKey: 'session:o1:1' };

describe('requests to the stand-in for Stripe', () => {
  it('are refused with another secret key or version', async () => {
    const { stripe, origin } = await openStripe();
    const stranger = clientOf({ origin }, 'sk_test_other');
    await expect(stranger.checkout.sessions.list()).rejects.toMatchObject({ statusCode: 401 });
    const older = stripe.checkout.sessions.list({}, { apiVersion: '2024-06-20' });
    await expect(older).rejects.toThrow('version');
  });

  it('with one key are one request', async () => {
    const { stripe, control } = await openStripe();
    const first = await stripe.checkout.sessions.create(orderedSession(), KEYED);
    const second = await stripe.checkout.sessions.create(orderedSession(), KEYED);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await control('sessions')).toHaveLength(1);
  });

  it('with one key and other parameters are refused', async () => {
    const { stripe } = await openStripe();
    await stripe.checkout.sessions.create(orderedSession(), KEYED);
    const other = stripe.checkout.sessions.create(
      orderedSession({ client_reference_id: '1043' }),
      KEYED,
    );
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('with the key of one under way are refused', async () => {
    const { stripe, control } = await openStripe();
    await control('fail', { kind: 'slow', times: 1, ms: 500 });
    const slow = stripe.checkout.sessions.create(orderedSession(), KEYED);
    await expect
      .poll(() => stripe.checkout.sessions.create(orderedSession(), KEYED).catch(String))
      .toContain('in progress');
    await slow;
  });

  it.each<[Fault['kind'], number]>([
    ['error', 0],
    ['conflict', 0],
    ['rateLimit', 0],
    ['hang', 0],
    ['cutBefore', 0],
    ['cutAfter', 1],
    ['errorAfter', 1],
  ])('fail as asked for: %s leaves %i session', async (kind, sessions) => {
    const { stripe, control } = await openStripe();
    await control('fail', { kind, times: callsUntil(kind), path: '/v1/checkout' });
    await stripe.charges.list();
    await expect(stripe.checkout.sessions.create(orderedSession(), KEYED)).rejects.toThrow();
    expect(await control('sessions')).toHaveLength(sessions);
  });

  it.each<Fault['kind']>(['error', 'hang', 'cutBefore', 'cutAfter'])(
    'are carried out once when repeated after %s',
    async (kind) => {
      const { stripe, control } = await openStripe();
      await control('fail', { kind, times: callsUntil(kind) });
      const create = () => stripe.checkout.sessions.create(orderedSession(), KEYED);
      await expect(create()).rejects.toThrow();
      const { id } = await create();
      expect(await control('sessions')).toMatchObject([{ id }]);
    },
  );

  it('find everything again after a restart, the keys too', async () => {
    const { folder, stripe, control, close } = await openStripe();
    const { id } = await stripe.checkout.sessions.create(orderedSession(), KEYED);
    await control('pay', { session: id });
    await close();
    const restarted = await startStripe(folder);
    onTestFinished(() => restarted.close());
    const later = clientOf(restarted);
    const session = await later.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid' });
    const repeated = await later.checkout.sessions.create(orderedSession(), KEYED);
    expect(repeated.id).toBe(id);
  });
});

/** How many requests the library sends in a call that fails: it repeats one whose connection was cut. */
function callsUntil(kind: Fault['kind']): number {
  return kind === 'cutBefore' || kind === 'cutAfter' ? 2 : 1;
}
