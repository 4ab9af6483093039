import { endpoints } from '@shop/shared';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSession } from '../../testing/factories';
import { on, refusal, server } from '../../testing/handlers';
import { call, setSessionRefusedHandler } from '../http/api-client';
import { session } from './session';
import { UNUSED_MS } from './session-renewal';

const MINUTE = 60_000;

let count = 0;

/** A token as the server makes them, valid for this long. */
function buildToken(msLeft: number): string {
  count += 1;
  const payload = { sub: `token ${count}`, exp: Math.floor((Date.now() + msLeft) / 1000) };
  return `head.${btoa(JSON.stringify(payload))}.signature`;
}

const signedIn = (token: string) => ({ ...buildSession({ _id: 'a'.repeat(24) }), token });

let good: string[];
let renewals: string[];
let checks: string[];
const refused = vi.fn();

/** A server that accepts the valid tokens and renews any token. */
function serve(next = () => buildToken(30 * MINUTE)) {
  server.use(
    on(endpoints.checkUser).answer(({ request }) => {
      const token = request.headers.get('authorization') ?? '';
      checks.push(token);
      return good.includes(token)
        ? { success: true, ok: true }
        : refusal(401, 'Please login first');
    }),
    on(endpoints.renewSession).answer(({ request }) => {
      renewals.push(request.headers.get('authorization') ?? '');
      const token = next();
      good.push(token);
      return { success: true, ...signedIn(token) };
    }),
  );
}

beforeEach(() => {
  good = [];
  renewals = [];
  checks = [];
  refused.mockReset();
  setSessionRefusedHandler(refused);
});

afterEach(() => {
  setSessionRefusedHandler(() => undefined);
});

test('a token with time left is used as it is', async () => {
  const token = buildToken(20 * MINUTE);
  good.push(token);
  session.set(signedIn(token));
  serve();
  await call(endpoints.checkUser);
  expect(renewals).toEqual([]);
});

test.each([
  ['about to end', 2 * MINUTE],
  ['over', -60 * MINUTE],
])('a token that is %s is renewed first, once for all calls of that moment', async (_, left) => {
  const token = buildToken(left);
  session.set(signedIn(token));
  serve();
  await Promise.all([1, 2, 3].map(() => call(endpoints.checkUser)));
  expect(renewals).toEqual([token]);
  expect(new Set(checks)).toEqual(new Set(good));
  expect(session.get()?.token).toBe(good[0]);
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual(signedIn(good[0] ?? ''));
});

test('a token that the server considers expired is renewed, and the call is repeated', async () => {
  session.set(signedIn(buildToken(20 * MINUTE)));
  serve();
  await expect(call(endpoints.checkUser)).resolves.toMatchObject({ ok: true });
  expect(checks).toHaveLength(2);
  expect(refused).not.toHaveBeenCalled();
});

test('a renewal in another tab counts for this one too', async () => {
  session.set(signedIn(buildToken(20 * MINUTE)));
  serve();
  const fromOtherTab = buildToken(30 * MINUTE);
  good.push(fromOtherTab);
  server.use(
    on(endpoints.checkUser).answer(({ request }) => {
      if (request.headers.get('authorization') === fromOtherTab) return { success: true, ok: true };
      session.set(signedIn(fromOtherTab));
      return refusal(401, 'Please login first');
    }),
  );
  await call(endpoints.checkUser);
  expect(renewals).toEqual([]);
});

test('a user who signs out during a renewal stays signed out', async () => {
  session.set(signedIn(buildToken(MINUTE)));
  serve(() => {
    session.clear();
    return buildToken(30 * MINUTE);
  });
  await call(endpoints.checkUser).catch(() => undefined);
  expect(session.get()).toBeNull();
});

test('a call is not repeated as another user who has signed in meanwhile', async () => {
  session.set(signedIn(buildToken(20 * MINUTE)));
  serve();
  const other = { ...buildSession({ _id: 'b'.repeat(24) }), token: buildToken(30 * MINUTE) };
  good.push(other.token);
  server.use(
    on(endpoints.checkUser).answer(({ request }) => {
      checks.push(request.headers.get('authorization') ?? '');
      session.set(other);
      return refusal(401, 'Please login first');
    }),
  );
  await expect(call(endpoints.checkUser)).rejects.toMatchObject({ status: 401 });
  expect(checks).toHaveLength(1);
  expect(session.get()).toEqual(other);
});

test('a session that cannot be renewed ends', async () => {
  session.set(signedIn(buildToken(MINUTE)));
  serve();
  server.use(
    on(endpoints.renewSession).answer(({ request }) => {
      renewals.push(request.headers.get('authorization') ?? '');
      return refusal(401, 'Please login first');
    }),
  );
  await expect(call(endpoints.checkUser)).rejects.toMatchObject({ status: 401 });
  expect(refused).toHaveBeenCalledTimes(1);
  expect(renewals).toHaveLength(1);
});

test('a renewal without a reply does not end the session', async () => {
  session.set(signedIn(buildToken(20 * MINUTE)));
  serve();
  server.use(on(endpoints.renewSession).answer(() => HttpResponse.error()));
  await expect(call(endpoints.checkUser)).rejects.toMatchObject({ status: 0 });
  expect(refused).not.toHaveBeenCalled();
  expect(session.get()).not.toBeNull();
});

test('a wrong clock does not cause endless renewals', async () => {
  const token = buildToken(-60 * MINUTE);
  good.push(token);
  session.set(signedIn(token));
  serve(() => buildToken(-30 * MINUTE));
  for (let time = 1; time <= 3; time += 1) await call(endpoints.checkUser);
  expect(renewals).toEqual([token]);
});

test('polling renews the session of a screen that is looked at, but not for ever', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    session.set(signedIn(buildToken(-MINUTE)));
    serve();
    const poll = () => call(endpoints.checkUser, { isPolled: true });
    await call(endpoints.checkUser);
    vi.setSystemTime(Date.now() + UNUSED_MS - MINUTE);
    good = [];
    await poll();
    expect(renewals).toHaveLength(2);
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    good = [];
    await expect(poll()).rejects.toMatchObject({ status: 401 });
    expect(renewals).toHaveLength(2);
    expect(refused).not.toHaveBeenCalled();
    await call(endpoints.checkUser);
    expect(renewals).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});
