import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { ANSWER, buildRegistration, buildUser, PASSWORD } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { sessionsOf } from '../../../testing/sessions.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();
const { signIn, signInStatus } = sessionsOf(api);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signInWith(userAgent: string, { email }: { email: string }) {
  const reply = await api.fetch('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(reply.status).toBe(200);
}

async function buildShopper() {
  const body = buildRegistration();
  await api.call(endpoints.register, { body });
  return body;
}

it('welcomes who has registered, once', async () => {
  const body = buildRegistration({ name: 'Ada Buyer' });
  await api.call(endpoints.register, { body });
  await api.refuse(endpoints.register, { body });
  await sendMails();
  const mails = await mailsOf('welcome');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual({ name: 'Ada Buyer', address: body.email });
  expect(mails[0]?.text).toContain('Hello Ada Buyer');
});

it('tells the owner of an account that its password was reset', async () => {
  const { email } = await buildUser();
  const reset = { email, answer: ANSWER, newpassword: 'another password' };
  await api.call(endpoints.resetPassword, { body: reset });
  await api.refuse(endpoints.resetPassword, { body: { ...reset, answer: 'wrong' } });
  await sendMails();
  const mails = await mailsOf('passwordChanged');
  expect(mails).toMatchObject([{ to: { address: email } }]);
  // As the button on the sign-in page is called.
  expect(mails[0]?.text).toContain('“Forget Password”');
});

it('tells the owner of a password changed with the profile, and of nothing else', async () => {
  const { token, email } = await buildUser();
  const profile = { name: 'Ada', phone: '555 0100', address: 'Main Street 1' };
  await api.call(endpoints.updateProfile, { token, body: profile });
  await sendMails();
  expect(await mailsOf('passwordChanged')).toEqual([]);
  const body = { ...profile, password: 'another password' };
  await api.call(endpoints.updateProfile, { token, body });
  await sendMails();
  expect(await mailsOf('passwordChanged')).toMatchObject([{ to: { address: email } }]);
});

it('tells of a sign-in from a browser not seen before, once', async () => {
  const shopper = await buildShopper();
  await signIn(shopper.email);
  await signIn(shopper.email);
  await sendMails();
  expect(await mailsOf('newBrowser')).toEqual([]);
  await Promise.all([signInWith(FIREFOX, shopper), signInWith(FIREFOX, shopper)]);
  await signIn(shopper.email);
  await sendMails();
  const mails = await mailsOf('newBrowser');
  expect(mails).toMatchObject([{ to: { address: shopper.email } }]);
  expect(mails[0]?.text).toContain('Browser: Firefox on Linux');
});

it('tells of no browser whose password was wrong, and remembers those whose sessions have ended', async () => {
  const shopper = await buildShopper();
  const { body } = await signIn(shopper.email);
  await signInWith(FIREFOX, shopper);
  if (!('token' in body)) throw new Error('Not signed in');
  const { body: ended } = await api.call(endpoints.endOtherSessions, { token: body.token });
  await signInWith(FIREFOX, shopper);
  expect(await signInStatus(shopper.email, 'wrong')).toBe(401);
  await sendMails();
  expect(await mailsOf('newBrowser')).toHaveLength(1);
  const { body: data } = await api.call(endpoints.downloadMyData, { token: ended.token });
  expect(data.profile.knownClients).toEqual([expect.any(String), 'Firefox on Linux']);
});
