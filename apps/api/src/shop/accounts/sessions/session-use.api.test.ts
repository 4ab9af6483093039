import { endpoints } from '@shop/shared';
import jwt from 'jsonwebtoken';
import { describe, expect, it, vi } from 'vitest';
import { buildUser } from '../../../testing/factories.js';
import { sessionsOf } from '../../../testing/sessions.js';
import { TEST_SECRET, useTestShop } from '../../../testing/test-shop.js';
import { SessionModel } from './session.model.js';

const api = useTestShop();
const { isSignedIn } = sessionsOf(api);

const MINUTE = 60_000;

const list = async (token: string) =>
  (await api.call(endpoints.listSessions, { token })).body.sessions;
const renew = async (token: string) =>
  (await api.call(endpoints.renewSession, { token })).body.token;

/** A token as the shop issued them before it stored sessions. */
async function buildUnstoredToken(): Promise<string> {
  const { token } = await buildUser();
  const payload = jwt.decode(token) as jwt.JwtPayload;
  delete payload.sid;
  await SessionModel.deleteMany({});
  return jwt.sign(payload, TEST_SECRET);
}

describe('the last use of a session', () => {
  const usedBefore = (ms: number) =>
    SessionModel.updateOne({}, { $set: { usedAt: new Date(Date.now() - ms) } });
  const usedAgo = async () => Date.now() - Number((await SessionModel.findOne().lean())?.usedAt);

  it('is written every few minutes, not with every request', async () => {
    const { token } = await buildUser();
    await usedBefore(4 * MINUTE);
    expect(await isSignedIn(token)).toBe(true);
    expect(await usedAgo()).toBeGreaterThan(3 * MINUTE);
    await usedBefore(6 * MINUTE);
    expect(await isSignedIn(token)).toBe(true);
    expect(await usedAgo()).toBeLessThan(MINUTE);
  });

  it('does not have to be written for a request to succeed', async () => {
    const { token } = await buildUser();
    await usedBefore(6 * MINUTE);
    vi.spyOn(SessionModel, 'updateOne').mockImplementationOnce(() => {
      throw new Error('The disk is full');
    });
    expect(await isSignedIn(token)).toBe(true);
    vi.restoreAllMocks();
  });
});

describe('a token from before sessions were stored', () => {
  it('stays valid, and several tabs renew it into one session', async () => {
    const token = await buildUnstoredToken();
    expect(await isSignedIn(token)).toBe(true);
    expect(await list(token)).toEqual([]);
    const renewed = await Promise.all([1, 2, 3, 4].map(() => renew(token)));
    for (const one of renewed) expect(await isSignedIn(one)).toBe(true);
    expect(await list(token)).toEqual([expect.objectContaining({ current: true })]);
  });

  it('is worthless once its session has ended, and can’t begin it again', async () => {
    const token = await buildUnstoredToken();
    const renewed = await renew(token);
    await api.call(endpoints.logout, { token: renewed });
    expect([await isSignedIn(token), await isSignedIn(renewed)]).toEqual([false, false]);
    expect((await api.refuse(endpoints.renewSession, { token })).status).toBe(401);
  });

  it('can be signed out before it was renewed', async () => {
    const token = await buildUnstoredToken();
    await api.call(endpoints.logout, { token });
    expect(await isSignedIn(token)).toBe(false);
    expect((await api.refuse(endpoints.renewSession, { token })).status).toBe(401);
  });
});
