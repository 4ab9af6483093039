import { endpoints } from '@shop/shared';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { listen } from '@shop/front';
import { createApp } from '../../../app/app.js';
import { apiClient } from '../../../testing/api-client.js';
import { ANSWER, buildUser, PASSWORD } from '../../../testing/factories.js';
import { sessionsOf } from '../../../testing/sessions.js';
import { buildAppDeps, TEST_SECRET, useTestShop } from '../../../testing/test-shop.js';
import { SessionModel } from './session.model.js';

const api = useTestShop();
const { isSignedIn } = sessionsOf(api);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signInFrom(email: string, userAgent = FIREFOX): Promise<string> {
  const { body } = await api.call(endpoints.login, {
    body: { email, password: PASSWORD },
    headers: { 'User-Agent': userAgent },
  });
  return 'token' in body ? body.token : '';
}

const list = async (token: string) =>
  (await api.call(endpoints.listSessions, { token })).body.sessions;

describe('a sign-in', () => {
  it('starts a session that says when, on what and from which network, and never the whole address', async () => {
    const { email } = await buildUser();
    const token = await signInFrom(email);
    const [session] = await list(token);
    expect(session).toMatchObject({
      client: 'Firefox on Linux',
      network: '127.0.0.0/24',
      current: true,
    });
    expect(Date.now() - Date.parse(session?.startedAt ?? '')).toBeLessThan(60_000);
    expect(JSON.stringify(await SessionModel.find().lean())).not.toContain('127.0.0.1');
  });

  it('starts a session of its own each time', async () => {
    const { email, token } = await buildUser();
    const second = await signInFrom(email);
    expect(await list(token)).toHaveLength(2);
    expect((await list(second)).filter(({ current }) => current)).toHaveLength(1);
  });
});

describe('an ended session', () => {
  it('makes its tokens worthless from the next request on, on every instance', async () => {
    const other = await listen(0);
    other.serve(createApp(buildAppDeps()));
    const instance = apiClient(() => `http://127.0.0.1:${other.port}`);
    const { email, token } = await buildUser();
    const stolen = await signInFrom(email);
    const check = () =>
      instance.fetch('/api/v1/auth/user-auth', { headers: { Authorization: stolen } });
    expect((await check()).status).toBe(200);
    const sessionId = (await list(stolen)).find(({ current }) => current)?._id ?? '';
    await api.call(endpoints.endSession, { token, params: { sessionId } });
    expect((await check()).status).toBe(401);
    expect((await api.refuse(endpoints.renewSession, { token: stolen })).status).toBe(401);
    expect(await isSignedIn(token)).toBe(true);
    const again = await api.refuse(endpoints.endSession, { token, params: { sessionId } });
    expect(again).toMatchObject({ status: 404, message: 'Session not found' });
    await other.close();
  });

  it('keeps neither client nor network', async () => {
    const { token } = await buildUser();
    await api.call(endpoints.logout, { token });
    const [ended] = await SessionModel.find().lean();
    expect(Object.keys(ended ?? {}).sort()).toEqual(
      ['_id', 'endedAt', 'expiresAt', 'startedAt', 'usedAt', 'user'].sort(),
    );
  });
});

describe('POST /auth/logout', () => {
  it('ends the session, and says so even without one', async () => {
    const { token } = await buildUser();
    for (const sent of [token, token, 'not.a.token', undefined]) {
      const { body } = await api.call(endpoints.logout, { token: sent });
      expect(body.message).toBe('logout successfully');
    }
    expect(await isSignedIn(token)).toBe(false);
    expect((await api.refuse(endpoints.renewSession, { token })).status).toBe(401);
  });

  it('ends the session of a token that has expired but could be renewed', async () => {
    const { token } = await buildUser();
    const payload = jwt.decode(token) as jwt.JwtPayload;
    const expired = jwt.sign({ ...payload, exp: Math.floor(Date.now() / 1000) - 60 }, TEST_SECRET);
    await api.call(endpoints.logout, { token: expired });
    expect(await isSignedIn(token)).toBe(false);
  });
});

describe('ending sessions together', () => {
  it('ends all others and goes on here with the new token', async () => {
    const { email, token } = await buildUser();
    const others = [await signInFrom(email), await signInFrom(email)];
    const { body } = await api.call(endpoints.endOtherSessions, { token });
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect(await list(body.token)).toEqual([expect.objectContaining({ current: true })]);
  });

  it('signs out everywhere, here too', async () => {
    const { email, token } = await buildUser();
    const other = await signInFrom(email);
    await api.call(endpoints.endAllSessions, { token });
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([false, false]);
    expect(await isSignedIn(await signInFrom(email))).toBe(true);
  });

  it('happens with a new password for all others, and with a reset for all', async () => {
    const { email, token } = await buildUser();
    const other = await signInFrom(email);
    const body = { address: 'Hill 2', password: 'a brand new one' };
    const changed = await api.call(endpoints.updateProfile, { token, body });
    const fresh = changed.body.token ?? '';
    expect(await isSignedIn(other)).toBe(false);
    expect(await list(fresh)).toHaveLength(1);
    const reset = { email, answer: ANSWER, newpassword: 'another brand new one' };
    await api.call(endpoints.resetPassword, { body: reset });
    expect(await isSignedIn(fresh)).toBe(false);
    expect(await SessionModel.countDocuments({ endedAt: null })).toBe(0);
  });
});
