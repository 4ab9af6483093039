import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { ANSWER, buildRegistration, buildUser } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

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
  expect(await mailsOf('passwordChanged')).toMatchObject([{ to: { address: email } }]);
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
