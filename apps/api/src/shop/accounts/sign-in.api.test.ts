import { endpoints } from '@shop/shared';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashThreads } from './passwords/hashing/hash-threads.js';
import { ANSWER, buildRegistration, buildUser, PASSWORD } from '../../testing/factories.js';
import { exactHash } from '../../testing/quick-hashes.js';
import { sessionsOf } from '../../testing/sessions.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();
const { signIn, signInStatus, isSignedIn } = sessionsOf(api);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('POST /auth/login', () => {
  it('returns the user and a valid token', async () => {
    const { email, id } = await buildUser();
    const { body } = await signIn(email);
    expect(body).toMatchObject({ message: 'login successfully', user: { _id: id, email } });
    expect('token' in body && (await isSignedIn(body.token))).toBe(true);
  });

  it('gives the same reply to an unknown address and a wrong password [R17]', async () => {
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
    const registration = buildRegistration({ password });
    const { email } = registration;
    await api.call(endpoints.register, { body: registration });
    expect((await signIn(email, password)).status).toBe(200);
    expect(await signInStatus(email, `${password}x`)).toBe(401);
  });

  it('limits wrong guesses at an account, and says when to come back', async () => {
    const { email } = await buildUser();
    for (let guess = 1; guess <= 10; guess += 1)
      expect(await signInStatus(email, 'wrong password')).toBe(401);
    const refused = await api.refuse(endpoints.login, { body: { email, password: PASSWORD } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('does not count right passwords as guesses', async () => {
    const { email } = await buildUser();
    for (let time = 1; time <= 12; time += 1) expect((await signIn(email)).status).toBe(200);
  });

  it('lets no guess slip past the limit when many come at the same moment', async () => {
    const { email } = await buildUser();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => signInStatus(email, 'wrong password')),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });
});

it('does the same work for an unknown address: one comparison with a hash of the same cost', async () => {
  vi.spyOn(hashThreads, 'hash').mockImplementation(exactHash);
  const registration = buildRegistration();
  await api.call(endpoints.register, { body: registration });
  const compare = vi.spyOn(hashThreads, 'compare');
  const guesses = [registration.email, 'nobody@example.test'].flatMap((email) => [
    () => api.refuse(endpoints.login, { body: { email, password: `not ${PASSWORD}` } }),
    () =>
      api.refuse(endpoints.resetPassword, {
        body: { email, answer: `not ${ANSWER}`, newpassword: 'a brand new one' },
      }),
  ]);
  for (const [index, guess] of guesses.entries()) {
    await guess();
    expect(compare).toHaveBeenCalledTimes(index + 1);
    expect(compare.mock.lastCall?.[1]).toMatch(/^\$2b\$10\$/);
  }
});
