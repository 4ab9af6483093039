import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { ANSWER, buildRegistration, buildUser, PASSWORD } from '../../../testing/factories.js';
import { sessionsOf } from '../../../testing/sessions.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();
const { signIn, signInStatus, isSignedIn } = sessionsOf(api);

const NEW_PASSWORD = 'a brand new one';

describe.each([
  ['POST /auth/forgot-password', endpoints.resetPassword],
  ['POST /auth/login with newpassword', endpoints.login],
] as const)('%s', (_name, endpoint) => {
  it('sets the new password for the right answer, whatever its case and outer spaces', async () => {
    const { email, token } = await buildUser();
    const body = { email, answer: `  ${ANSWER.toUpperCase()} `, newpassword: NEW_PASSWORD };
    const reply = await api.call(endpoint, { body });
    expect(reply.body.message).toBe('Password reset successfully');
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect(await signInStatus(email, PASSWORD)).toBe(401);
    expect(await isSignedIn(token)).toBe(false);
  });

  it('changes nothing without the right answer, and reveals nothing about an unknown address [R15]', async () => {
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
    expect((await signIn(email)).status).toBe(200);
  });

  it('compares long answers to their end', async () => {
    const registration = buildRegistration({ answer: `${'a'.repeat(72)} right` });
    const { email } = registration;
    await api.call(endpoints.register, { body: registration });
    const body = { email, answer: `${'a'.repeat(72)} wrong`, newpassword: NEW_PASSWORD };
    expect((await api.refuse(endpoint, { body })).status).toBe(401);
  });

  it('lets someone who has used up their guesses sign in with the new password', async () => {
    const { email } = await buildUser();
    for (let guess = 1; guess <= 11; guess += 1) await signInStatus(email, 'wrong password');
    await api.call(endpoint, { body: { email, answer: ANSWER, newpassword: NEW_PASSWORD } });
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
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
