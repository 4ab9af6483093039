import { endpoints, ROLE } from '@shop/shared';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import {
  ANSWER,
  buildAdmin,
  buildRegistration,
  buildUser,
  PASSWORD,
} from '../testing/factories.js';
import { testTokens, useTestShop } from '../testing/test-shop.js';
import { UserModel } from './user.model.js';

const api = useTestShop();

const NEW_PASSWORD = 'a brand new one';

const login = (email: string, password = PASSWORD) =>
  api.call(endpoints.login, { body: { email, password } });
const loginStatus = async (email: string, password: string) =>
  (await api.refuse(endpoints.login, { body: { email, password } })).status;

async function isSignedIn(token: string): Promise<boolean> {
  return (await api.fetch('/api/v1/auth/user-auth', { headers: { Authorization: token } })).ok;
}

async function register(given: Parameters<typeof buildRegistration>[0]) {
  const registration = buildRegistration(given);
  await api.call(endpoints.register, { body: registration });
  return registration;
}

describe('POST /auth/register', () => {
  it('opens a shopper’s account and keeps no secret in the clear [S3.4]', async () => {
    const registration = buildRegistration();
    const { body } = await api.call(endpoints.register, {
      body: { ...registration, role: 1, _id: 'x', tokenVersion: 9 },
    });
    expect(body).toMatchObject({
      message: 'User registered successfully',
      user: { role: ROLE.shopper },
    });
    const stored = JSON.stringify(
      await UserModel.findOne().select('+passwordHash +answerHash').lean(),
    );
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain(ANSWER);
  });

  it('knows one account for an address, whatever its case [R17]', async () => {
    await api.call(endpoints.register, { body: buildRegistration({ email: 'Ada@Example.test' }) });
    const again = await api.refuse(endpoints.register, {
      body: buildRegistration({ email: ' aDA@example.TEST ' }),
    });
    expect(again).toMatchObject({ status: 409, message: 'Already registered, please login' });
    expect((await login('ADA@example.test')).status).toBe(200);
  });

  it('lets one of several at the same moment win', async () => {
    const body = JSON.stringify(buildRegistration());
    const register = () =>
      api.fetch('/api/v1/auth/register', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => (await register()).status),
    );
    expect(statuses.sort()).toEqual([201, 409, 409, 409]);
  });

  it.each([
    ['name', ''],
    ['email', 'not an address'],
    ['email', { $ne: null }],
    ['password', 'short'],
    ['password', 'x'.repeat(73)],
    ['phone', undefined],
    ['address', '   '],
    ['answer', null],
  ])('refuses %s = %j at the field', async (field, value) => {
    const failure = await api.refuse(endpoints.register, {
      body: { ...buildRegistration(), [field]: value },
    });
    expect(failure).toMatchObject({ status: 400, errors: [{ field }] });
    expect(await UserModel.countDocuments({})).toBe(0);
  });
});

describe('POST /auth/login', () => {
  it('answers the user and a token that is good', async () => {
    const { email, id } = await buildUser();
    const { body } = await login(email);
    expect(body).toMatchObject({ message: 'login successfully', user: { _id: id, email } });
    expect('token' in body && (await isSignedIn(body.token))).toBe(true);
  });

  it('lets an unknown address and a wrong password look alike [R17]', async () => {
    const { email } = await buildUser();
    const wrong = await api.refuse(endpoints.login, {
      body: { email, password: 'wrong password' },
    });
    const unknown = await api.refuse(endpoints.login, {
      body: { email: 'nobody@example.test', password: PASSWORD },
    });
    expect([wrong.status, wrong.message]).toEqual([401, 'Wrong email or password']);
    expect([unknown.status, unknown.message, unknown.errors]).toEqual([
      wrong.status,
      wrong.message,
      wrong.errors,
    ]);
  });

  it('refuses a longer password than any account can have, even if it begins like the right one', async () => {
    const password = 'x'.repeat(72);
    const { email } = await register({ password });
    expect((await login(email, password)).status).toBe(200);
    expect(await loginStatus(email, `${password}x`)).toBe(401);
  });

  it('limits guesses at an account, and says when to come back', async () => {
    const { email } = await buildUser();
    for (let guess = 1; guess <= 10; guess += 1)
      expect(await loginStatus(email, 'wrong password')).toBe(401);
    const refused = await api.refuse(endpoints.login, { body: { email, password: PASSWORD } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('does not hold successes against anyone', async () => {
    const { email } = await buildUser();
    for (let time = 1; time <= 12; time += 1) expect((await login(email)).status).toBe(200);
  });

  it('lets none of many guesses at the same moment slip past the limit', async () => {
    const { email } = await buildUser();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => loginStatus(email, 'wrong password')),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });
});

describe.each([
  ['POST /auth/forgot-password', endpoints.resetPassword],
  ['POST /auth/login with newpassword', endpoints.login],
] as const)('%s', (_name, endpoint) => {
  it('sets the new password for the right answer, whatever its case and outer spaces', async () => {
    const { email, token } = await buildUser();
    const body = { email, answer: `  ${ANSWER.toUpperCase()} `, newpassword: NEW_PASSWORD };
    const reply = await api.call(endpoint, { body });
    expect(reply.body.message).toBe('Password reset successfully');
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
    expect(await loginStatus(email, PASSWORD)).toBe(401);
    expect(await isSignedIn(token)).toBe(false);
  });

  it('changes nothing without the right answer, and tells no more about an unknown address [R15]', async () => {
    const { email, token } = await buildUser();
    const wrong = await api.refuse(endpoint, {
      body: { email, answer: 'wrong', newpassword: NEW_PASSWORD },
    });
    const unknown = await api.refuse(endpoint, {
      body: { email: 'no@example.test', answer: 'wrong', newpassword: NEW_PASSWORD },
    });
    expect([wrong.status, wrong.message]).toEqual([401, 'Wrong email or answer']);
    expect([unknown.status, unknown.message]).toEqual([wrong.status, wrong.message]);
    expect(await isSignedIn(token)).toBe(true);
    expect((await login(email)).status).toBe(200);
  });

  it('compares long answers to their end', async () => {
    const { email } = await register({ answer: `${'a'.repeat(72)} right` });
    const body = { email, answer: `${'a'.repeat(72)} wrong`, newpassword: NEW_PASSWORD };
    expect((await api.refuse(endpoint, { body })).status).toBe(401);
  });

  it('lets who has guessed at the password in vain sign in with the new one', async () => {
    const { email } = await buildUser();
    for (let guess = 1; guess <= 11; guess += 1) await loginStatus(email, 'wrong password');
    await api.call(endpoint, { body: { email, answer: ANSWER, newpassword: NEW_PASSWORD } });
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('needs all three fields', async () => {
    const { email } = await buildUser();
    const failure = await api.refuse(endpoint, { body: { email, newpassword: NEW_PASSWORD } });
    expect(failure).toMatchObject({ status: 400, errors: [{ field: 'answer' }] });
  });

  it('limits guesses at an answer [R15]', async () => {
    const { email } = await buildUser();
    const guess = (answer: string) =>
      api.refuse(endpoint, { body: { email, answer, newpassword: NEW_PASSWORD } });
    for (let time = 1; time <= 5; time += 1) expect((await guess('wrong')).status).toBe(401);
    expect((await guess(ANSWER)).status).toBe(429);
  });
});

describe('tokens', () => {
  it('are taken bare and after Bearer [R2]', async () => {
    const { token } = await buildUser();
    expect(await isSignedIn(token)).toBe(true);
    expect(await isSignedIn(`Bearer ${token}`)).toBe(true);
  });

  it('expire, and are worth nothing when forged [R2]', async () => {
    const { id } = await buildUser();
    const key = 'a signing key for tests, long enough';
    const sign = (signingKey: string, options: jwt.SignOptions) =>
      jwt.sign({ ver: 0, since: Math.floor(Date.now() / 1000) }, signingKey, {
        subject: id,
        ...options,
      });
    expect(await isSignedIn(sign(key, { expiresIn: '1m' }))).toBe(true);
    expect(await isSignedIn(sign(key, { expiresIn: -1 }))).toBe(false);
    expect(await isSignedIn(sign('another key altogether', { expiresIn: '1m' }))).toBe(false);
    expect(await isSignedIn(sign('', { algorithm: 'none', expiresIn: '1m' }))).toBe(false);
  });

  it('end with the account, and follow its role at once', async () => {
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

  it('of a user nobody knows are worth nothing', async () => {
    const { user } = await buildUser();
    await UserModel.deleteOne({ _id: user._id });
    expect(await isSignedIn(testTokens.issue(user))).toBe(false);
  });
});

describe('PUT /auth/profile', () => {
  it('changes what is given and keeps the rest', async () => {
    const { token, email } = await buildUser();
    const body = {
      name: 'Ada Lovelace',
      email: 'other@example.test',
      role: 1,
      password: '',
      phone: '',
      address: 'Hill 2',
    };
    const refused = await api.refuse(endpoints.updateProfile, { token, body });
    expect(refused).toMatchObject({ status: 400, errors: [{ field: 'phone' }] });
    const reply = await api.call(endpoints.updateProfile, {
      token,
      body: { ...body, phone: '555 0199' },
    });
    expect(reply.body).toMatchObject({
      message: 'profile updated successfully',
      updatedUser: {
        name: 'Ada Lovelace',
        email,
        phone: '555 0199',
        address: 'Hill 2',
        role: ROLE.shopper,
      },
    });
    expect(await isSignedIn(token)).toBe(true);
  });

  it('ends every earlier token when the password changes, and answers a fresh one [R2]', async () => {
    const { token, email } = await buildUser();
    const { body } = await api.call(endpoints.updateProfile, {
      token,
      body: { address: 'Hill 2', password: NEW_PASSWORD },
    });
    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(body.token ?? '')).toBe(true);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('lets one of several new passwords at the same moment win, and its token live', async () => {
    const { token, email } = await buildUser();
    const results = await Promise.all(
      Array.from({ length: 5 }, async (_, index) => {
        const password = `new password ${index}`;
        const init = {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json', Authorization: token },
        };
        const response = await api.fetch('/api/v1/auth/profile', {
          ...init,
          body: JSON.stringify({ address: 'x', password }),
        });
        return {
          password,
          status: response.status,
          body: (await response.json()) as { token?: string },
        };
      }),
    );
    const winners = results.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(await isSignedIn(winners[0]?.body.token ?? '')).toBe(true);
    expect((await login(email, winners[0]?.password)).status).toBe(200);
  });

  it('requires the address [S5.2]', async () => {
    const { token } = await buildUser();
    const failure = await api.refuse(endpoints.updateProfile, { token, body: { name: 'Ada' } });
    expect(failure).toMatchObject({
      status: 400,
      message: 'Address is required',
      errors: [{ field: 'address' }],
    });
  });
});

describe('GET /auth/all-users', () => {
  it('lists everyone, newest first, paged, without any secret [S7.22 R16]', async () => {
    const admin = await buildAdmin();
    const users = [await buildUser(), await buildUser()];
    const { body } = await api.call(endpoints.listUsers, { token: admin.token });
    expect(body.users.map(({ email }) => email)).toEqual([
      users[1]?.email,
      users[0]?.email,
      admin.email,
    ]);
    expect(body.total).toBe(3);
    const second = await api.call(endpoints.listUsers, {
      token: admin.token,
      query: { page: 2, pageSize: 2 },
    });
    expect(second.body.users.map(({ email }) => email)).toEqual([admin.email]);
    expect(JSON.stringify(body)).not.toMatch(/hash|\$2b\$/i);
  });

  it('finds those whose name or address has words that begin so, and takes no pattern', async () => {
    const { token, email } = await buildAdmin();
    const lovelace = await buildUser({ name: 'Ada Lovelace' });
    const byron = await buildUser({ name: 'Anne Isabella Byron' });
    const found = async (search: string) => {
      const { body } = await api.call(endpoints.listUsers, { token, query: { search } });
      expect(body.total).toBe(body.users.length);
      return body.users.map((user) => user.email);
    };
    expect(await found(lovelace.email.toUpperCase())).toEqual([lovelace.email]);
    expect(await found('ada')).toEqual([byron.email, lovelace.email, email]);
    expect(await found(' BYR ')).toEqual([byron.email]);
    expect(await found('love ada')).toEqual([lovelace.email]);
    expect(await found('ada grace')).toEqual([email]);
    expect(await found('')).toHaveLength(3);
    for (const search of ['.*', '^ada', '@example.test', 'ovelace', '$ne'])
      expect(await found(search)).toEqual([]);
    await api.call(endpoints.updateProfile, {
      token: lovelace.token,
      body: { name: 'Ada King', address: 'Hill 2' },
    });
    expect(await found('lovelace')).toEqual([]);
    expect(await found('king')).toEqual([lovelace.email]);
  });

  it('finds names with accents whether they are typed or not', async () => {
    const { token } = await buildAdmin();
    const zoe = await buildUser({ name: 'Zoë Groß' });
    for (const search of ['zoe', 'ZOË', 'gross', 'groß']) {
      const { body } = await api.call(endpoints.listUsers, { token, query: { search } });
      expect(body.users.map(({ email }) => email)).toEqual([zoe.email]);
    }
    const { body } = await api.call(endpoints.listUsers, { token, query: { search: '\u20dd' } });
    expect(body.total).toBe(0);
  });
});
