import { endpoints, RECOVERY_CODES } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin, PASSWORD } from '../../../testing/factories.js';
import { buildUserWithSecondFactor, codeOf, turnOn } from '../../../testing/second-factors.js';
import { sessionsOf } from '../../../testing/sessions.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { UserModel } from '../user.model.js';

const api = useTestShop();
const { signIn, isSignedIn } = sessionsOf(api);

const withCode = (email: string, otp: string) => ({ body: { email, password: PASSWORD, otp } });

describe('turning the second factor on', () => {
  it('takes the password and a code, and from then on every sign-in takes one', async () => {
    const { email, token } = await buildAdmin();
    const wrong = { token, body: { password: 'wrong password' } };
    expect(await api.refuse(endpoints.startSecondFactor, wrong)).toMatchObject({
      status: 400,
      errors: [{ field: 'password' }],
    });
    const on = await turnOn(api, token);
    expect(on.recoveryCodes).toHaveLength(RECOVERY_CODES);
    const refused = await api.refuse(endpoints.login, { body: { email, password: PASSWORD } });
    expect(refused).toMatchObject({
      status: 401,
      secondFactor: 'required',
      message: 'Enter the code from your authenticator app',
    });
    const { body } = await api.call(endpoints.login, withCode(email, codeOf(on.secret, 1)));
    expect('token' in body && (await isSignedIn(body.token))).toBe(true);
  });

  it('ends the sessions that began without it', async () => {
    const { email, token } = await buildAdmin();
    const other = (await signIn(email)).body;
    const on = await turnOn(api, token);
    expect('token' in other && (await isSignedIn(other.token))).toBe(false);
    expect(await isSignedIn(on.token)).toBe(true);
  });

  it('does nothing without the right code', async () => {
    const { email, token } = await buildAdmin();
    const early = await api.refuse(endpoints.turnOnSecondFactor, {
      token,
      body: { otp: '123456' },
    });
    expect(early.status).toBe(409);
    await api.call(endpoints.startSecondFactor, { token, body: { password: PASSWORD } });
    const wrong = await api.refuse(endpoints.turnOnSecondFactor, {
      token,
      body: { otp: '000000' },
    });
    expect(wrong).toMatchObject({ status: 400, errors: [{ field: 'otp' }] });
    expect((await signIn(email)).status).toBe(200);
  });

  it('is refused while there is one', async () => {
    const { token } = await buildUserWithSecondFactor();
    const body = { password: PASSWORD };
    expect((await api.refuse(endpoints.startSecondFactor, { token, body })).status).toBe(409);
  });
});

describe('a code', () => {
  it('signs in once', async () => {
    const { email, secret } = await buildUserWithSecondFactor();
    const code = codeOf(secret);
    await api.call(endpoints.login, withCode(email, code));
    const again = await api.refuse(endpoints.login, withCode(email, code));
    expect(again).toMatchObject({ status: 401, secondFactor: 'required' });
    const earlier = await api.refuse(endpoints.login, withCode(email, codeOf(secret, -1)));
    expect(earlier.status).toBe(401);
    await api.call(endpoints.login, withCode(email, codeOf(secret, 1)));
  });

  it('signs in once also when it is sent several times at the same moment', async () => {
    const { email, secret } = await buildUserWithSecondFactor();
    const body = JSON.stringify(withCode(email, codeOf(secret)).body);
    const headers = { 'Content-Type': 'application/json' };
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const init = { method: 'POST', headers, body };
        return (await api.fetch('/api/v1/auth/login', init)).status;
      }),
    );
    expect(statuses.sort()).toEqual([200, 401, 401, 401]);
  });

  it('signs in after the clock was wrong', async () => {
    const { id, email, secret } = await buildUserWithSecondFactor();
    await UserModel.updateOne({ _id: id }, { $set: { 'secondFactor.lastStep': 10 ** 9 } });
    await api.call(endpoints.login, withCode(email, codeOf(secret)));
  });

  it('of a recovery counts once, however it is typed', async () => {
    const { email, token } = await buildAdmin();
    const { recoveryCodes, token: fresh } = await turnOn(api, token);
    const [code = ''] = recoveryCodes;
    await api.call(
      endpoints.login,
      withCode(email, ` ${code.toUpperCase().replaceAll('-', ' ')} `),
    );
    expect((await api.refuse(endpoints.login, withCode(email, code))).status).toBe(401);
    const { body } = await api.call(endpoints.getSecondFactor, { token: fresh });
    expect(body.secondFactor.recoveryCodes).toBe(RECOVERY_CODES - 1);
  });

  it('can be guessed at ten times, even by someone who has the password', async () => {
    const { email, secret } = await buildUserWithSecondFactor();
    for (let guess = 1; guess <= 10; guess += 1) {
      expect((await api.refuse(endpoints.login, withCode(email, '000000'))).status).toBe(401);
    }
    const refused = await api.refuse(endpoints.login, withCode(email, codeOf(secret)));
    expect(refused.status).toBe(429);
  });

  it('is worth nothing without the password', async () => {
    const { email, secret } = await buildUserWithSecondFactor();
    const body = { email, password: 'wrong password', otp: codeOf(secret) };
    const refused = await api.refuse(endpoints.login, { body });
    expect(refused.message).toBe('Wrong email or password');
    expect(refused.secondFactor).toBeUndefined();
    await api.call(endpoints.login, withCode(email, codeOf(secret)));
  });
});

describe('turning the second factor off', () => {
  it('takes the password and a code', async () => {
    const { email, token, secret } = await buildUserWithSecondFactor();
    const off = (body: object) => api.refuse(endpoints.turnOffSecondFactor, { token, body });
    const otp = codeOf(secret);
    expect((await off({ password: 'wrong password', otp })).status).toBe(400);
    expect((await off({ password: PASSWORD, otp: '000000' })).status).toBe(400);
    expect((await off({ password: PASSWORD })).status).toBe(400);
    await api.call(endpoints.turnOffSecondFactor, { token, body: { password: PASSWORD, otp } });
    expect((await signIn(email)).status).toBe(200);
  });

  it('by an administrator helps another, but not themselves', async () => {
    const admin = await buildUserWithSecondFactor({ role: 1 });
    const lost = await buildUserWithSecondFactor();
    const { body } = await api.call(endpoints.resetSecondFactor, {
      token: admin.token,
      params: { userId: lost.id },
    });
    expect(body.user).toMatchObject({ _id: lost.id, secondFactor: false });
    expect((await signIn(lost.email)).status).toBe(200);
    for (const userId of [admin.id, lost.id]) {
      const input = { token: admin.token, params: { userId } };
      expect((await api.refuse(endpoints.resetSecondFactor, input)).status).toBe(409);
    }
  });
});

it('stores recovery codes as digests alone', async () => {
  const { id, token } = await buildAdmin();
  const { recoveryCodes } = await turnOn(api, token);
  const stored = JSON.stringify(await UserModel.findById(id).select('+secondFactor').lean());
  for (const code of recoveryCodes) {
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  }
});
