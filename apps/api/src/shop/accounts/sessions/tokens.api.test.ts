import { endpoints, ROLE } from '@shop/shared';
import jwt from 'jsonwebtoken';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAdmin, buildUser } from '../../../testing/factories.js';
import { sessionsOf } from '../../../testing/sessions.js';
import { TEST_SECRET, useTestShop } from '../../../testing/test-shop.js';
import { buildToken } from '../../../testing/tokens.js';
import { UserModel } from '../user.model.js';

const api = useTestShop();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeEach(() => {
  // Starts at the real time, because the database removes expired documents by its own clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 1000) * 1000 });
});

afterEach(() => {
  vi.useRealTimers();
});

function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

const { isSignedIn } = sessionsOf(api);
const renew = async (token: string) =>
  (await api.call(endpoints.renewSession, { token })).body.token;
const renewalStatus = async (token?: string) =>
  (await api.refuse(endpoints.renewSession, { token })).status;

describe('a token', () => {
  it('is accepted bare and after Bearer [R2]', async () => {
    const { token } = await buildUser();
    expect(await isSignedIn(token)).toBe(true);
    expect(await isSignedIn(`Bearer ${token}`)).toBe(true);
  });

  it('expires, and is worthless when forged [R2]', async () => {
    const { id } = await buildUser();
    const sign = (signingKey: string, options: jwt.SignOptions) =>
      jwt.sign({ ver: 0, since: Math.floor(Date.now() / 1000) }, signingKey, {
        subject: id,
        ...options,
      });
    expect(await isSignedIn(sign(TEST_SECRET, { expiresIn: '1m' }))).toBe(true);
    expect(await isSignedIn(sign(TEST_SECRET, { expiresIn: -1 }))).toBe(false);
    expect(await isSignedIn(sign('another key altogether', { expiresIn: '1m' }))).toBe(false);
    expect(await isSignedIn(sign('', { algorithm: 'none', expiresIn: '1m' }))).toBe(false);
  });

  it('ends with its account, and follows its role at once', async () => {
    const admin = await buildAdmin();
    expect((await api.call(endpoints.checkAdmin, { token: admin.token })).body).toEqual({
      success: true,
      ok: true,
    });
    await UserModel.updateOne({ _id: admin.id }, { $set: { role: ROLE.shopper } });
    expect((await api.refuse(endpoints.checkAdmin, { token: admin.token })).status).toBe(403);
    await UserModel.deleteOne({ _id: admin.id });
    expect(await isSignedIn(admin.token)).toBe(false);
  });

  it('is worthless when its user does not exist', async () => {
    const { user } = await buildUser();
    await UserModel.deleteOne({ _id: user._id });
    expect(await isSignedIn(await buildToken(user))).toBe(false);
  });

  it('is worthless with the session of somebody else, which it can’t renew or end either', async () => {
    const [ada, theo] = [await buildUser(), await buildUser()];
    const [own, other] = [ada, theo].map(({ token }) => jwt.decode(token) as jwt.JwtPayload);
    const mixed = jwt.sign({ ...own, sid: other?.sid as string }, TEST_SECRET);
    expect(await isSignedIn(mixed)).toBe(false);
    expect(await renewalStatus(mixed)).toBe(401);
    await api.call(endpoints.logout, { token: mixed });
    expect([await isSignedIn(ada.token), await isSignedIn(theo.token)]).toEqual([true, true]);
  });

  it('is valid for half an hour', async () => {
    const { token } = await buildUser();
    pass(29 * MINUTE);
    expect(await isSignedIn(token)).toBe(true);
    pass(2 * MINUTE);
    expect(await isSignedIn(token)).toBe(false);
  });

  it('reveals no more than whose it is, of which session, and since and until when', async () => {
    const { token, id } = await buildUser();
    const now = Date.now() / 1000;
    expect(jwt.decode(token)).toEqual({
      sub: id,
      ver: 0,
      sid: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      since: now,
      iat: now,
      exp: now + 30 * 60,
    });
  });
});

describe('POST /auth/renew', () => {
  it('returns a fresh token and the user as they are now', async () => {
    const { token, id } = await buildUser();
    await UserModel.updateOne({ _id: id }, { $set: { name: 'Ada King', role: ROLE.admin } });
    pass(25 * MINUTE);
    const { body } = await api.call(endpoints.renewSession, { token });
    expect(body.user).toMatchObject({ _id: id, name: 'Ada King', role: ROLE.admin });
    pass(20 * MINUTE);
    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(body.token)).toBe(true);
  });

  it('renews one token for several tabs at once, and each gets a valid one', async () => {
    const { token } = await buildUser();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => renew(token)));
    for (const renewed of tokens) expect(await isSignedIn(renewed)).toBe(true);
  });

  it('renews a token that expired within half a day: the laptop slept', async () => {
    const { token } = await buildUser();
    pass(12 * HOUR);
    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(await renew(token))).toBe(true);
    pass(31 * MINUTE);
    expect(await renewalStatus(token)).toBe(401);
  });

  it('ends a session after two weeks, however often it was renewed', async () => {
    let { token } = await buildUser();
    for (let half = 1; half < 28; half += 1) {
      pass(DAY / 2);
      token = await renew(token);
    }
    pass(DAY / 2 - 10 * MINUTE);
    token = await renew(token);
    expect(await isSignedIn(token)).toBe(true);
    pass(11 * MINUTE);
    expect(await isSignedIn(token)).toBe(false);
    expect(await renewalStatus(token)).toBe(401);
  });

  it('refuses a token that a new password revoked, or whose account is gone', async () => {
    const ada = await buildUser();
    await api.call(endpoints.updateProfile, {
      token: ada.token,
      body: { address: 'Hill 2', password: 'a brand new one' },
    });
    expect(await renewalStatus(ada.token)).toBe(401);
    const bob = await buildUser();
    await UserModel.deleteOne({ _id: bob.id });
    expect(await renewalStatus(bob.token)).toBe(401);
  });

  it('does not keep a role that was taken away', async () => {
    const { token, id } = await buildAdmin();
    await UserModel.updateOne({ _id: id }, { $set: { role: ROLE.shopper } });
    const renewed = await renew(token);
    expect((await api.refuse(endpoints.checkAdmin, { token: renewed })).status).toBe(403);
  });

  it('refuses a forged token, and a missing one', async () => {
    const { token, id } = await buildUser();
    const now = Date.now() / 1000;
    const payload = { sub: id, ver: 0, since: now, exp: now + 60 };
    const forged = [
      jwt.sign(payload, 'another key altogether'),
      jwt.sign(payload, '', { algorithm: 'none' }),
      `${token.slice(0, -2)}xx`,
      'not.a.token',
    ];
    for (const one of forged) expect(await renewalStatus(one)).toBe(401);
    expect(await renewalStatus()).toBe(401);
  });
});
