import { endpoints } from '@shop/shared';
import { JobModel } from '@shop/mongo/jobs';
import { describe, expect, it } from 'vitest';
import { ANSWER, buildAdmin, buildUser, PASSWORD } from '../../../testing/factories.js';
import { startMailServer } from '../../../testing/mail/mail-server.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { sessionsOf } from '../../../testing/sessions.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { PasswordResetModel } from './password-reset.model.js';

const api = useTestShop();
const { signIn, signInStatus, isSignedIn } = sessionsOf(api);

const NEW_PASSWORD = 'a brand new one';

/** Asks for a link. @returns the tokens in the mails that arrive */
async function tokensFor(...emails: string[]): Promise<string[]> {
  for (const email of emails) await api.call(endpoints.sendResetLink, { body: { email } });
  return tokensSent();
}

/** Sends what waits. @returns the tokens in the mails that arrive */
async function tokensSent(): Promise<string[]> {
  const { url, mails, close } = await startMailServer();
  await sendMails({ smtpUrl: url, publicUrl: 'https://shop.example' });
  await close();
  const texts = mails.map(({ text = '' }) => text);
  return texts.flatMap((text) => {
    const [, token] = /https:\/\/shop\.example\/reset-password\?token=([\w-]+)/.exec(text) ?? [];
    return token ?? [];
  });
}

const use = (token: string, newpassword = NEW_PASSWORD) =>
  api.send(endpoints.resetPasswordByLink, { body: { token, newpassword } });

describe('the link in the mail', () => {
  it('sets a new password and ends every session, once', async () => {
    const { email, token: session } = await buildUser();
    const [token = ''] = await tokensFor(email);
    expect((await use(token)).status).toBe(200);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect(await signInStatus(email, PASSWORD)).toBe(401);
    expect(await isSignedIn(session)).toBe(false);
    expect((await use(token, 'yet another one')).status).toBe(401);
    await sendMails();
    expect(await mailsOf('passwordChanged')).toHaveLength(1);
  });

  it('is used by one of many at once', async () => {
    const { email } = await buildUser();
    const [token = ''] = await tokensFor(email);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) => use(token, `password ${n}`)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  it('ends with the next one that is asked for, and after half an hour', async () => {
    const { email } = await buildUser();
    const [first = ''] = await tokensFor(email);
    const [second = ''] = await tokensFor(email);
    expect((await use(first)).status).toBe(401);
    expect((await use(second)).status).toBe(200);
    const [late = ''] = await tokensFor(email);
    await PasswordResetModel.updateMany({}, { $set: { expiresAt: new Date() } });
    expect((await use(late)).status).toBe(401);
  });

  it('still works after its mail is sent again, as does the one in the repeat', async () => {
    const admin = await buildAdmin();
    const { email } = await buildUser();
    const sendAgain = async () => {
      const [mail] = await mailsOf('resetLink');
      const params = { id: mail?._id.toHexString() ?? '' };
      await api.call(endpoints.resendMail, { token: admin.token, params });
      return tokensSent();
    };
    const [first = ''] = await tokensFor(email);
    const [second = ''] = await sendAgain();
    expect((await use(first)).status).toBe(200);
    expect((await use(second)).status).toBe(401);
    const [third = ''] = await sendAgain();
    const [next = ''] = await tokensFor(email);
    expect((await use(third)).status).toBe(401);
    await sendAgain();
    expect((await use(next)).status).toBe(200);
  });

  it('ends with a password that was set by the security answer, or in the profile', async () => {
    const { email, token } = await buildUser();
    const [first = ''] = await tokensFor(email);
    await api.call(endpoints.updateProfile, {
      token,
      body: { name: 'Ada', phone: '555 0100', address: '1 Main Street', password: NEW_PASSWORD },
    });
    expect((await use(first)).status).toBe(401);
    const [second = ''] = await tokensFor(email);
    await api.call(endpoints.resetPassword, {
      body: { email, answer: ANSWER, newpassword: PASSWORD },
    });
    expect((await use(second)).status).toBe(401);
  });

  it('works for its own account alone, and not for one that is deleted', async () => {
    const [ada, bob] = [await buildUser(), await buildUser()];
    const [token = ''] = await tokensFor(ada.email);
    const body = { password: PASSWORD };
    await api.call(endpoints.deleteMyAccount, { token: ada.token, body });
    expect((await use(token)).status).toBe(401);
    expect(await PasswordResetModel.countDocuments()).toBe(0);
    expect((await signIn(bob.email)).status).toBe(200);
  });

  it('keeps the password that is too short', async () => {
    const { email } = await buildUser();
    const [token = ''] = await tokensFor(email);
    expect((await use(token, '123')).status).toBe(400);
    expect((await use(token)).status).toBe(200);
  });
});

describe('asking for a link', () => {
  it('says and costs the same for an address without an account', async () => {
    const { email } = await buildUser();
    const known = await api.call(endpoints.sendResetLink, { body: { email } });
    const body = { email: 'nobody@example.test' };
    const unknown = await api.call(endpoints.sendResetLink, { body });
    expect(unknown.body).toEqual(known.body);
    expect(await JobModel.countDocuments({ key: /resetLink/ })).toBe(2);
    await sendMails();
    expect(await mailsOf('resetLink')).toHaveLength(1);
    expect(await JobModel.countDocuments()).toBe(0);
  });

  it('stores no token that an administrator could read', async () => {
    const { email } = await buildUser();
    const [token = ''] = await tokensFor(email);
    const [mail] = await mailsOf('resetLink');
    expect(token.length).toBeGreaterThan(40);
    expect(`${mail?.text}${mail?.html}`).not.toContain(token);
    expect(JSON.stringify(await PasswordResetModel.find().lean())).not.toContain(token);
  });

  it('is limited for an account', async () => {
    const body = { email: 'often@example.test' };
    for (let time = 1; time <= 5; time += 1) await api.call(endpoints.sendResetLink, { body });
    expect((await api.refuse(endpoints.sendResetLink, { body })).status).toBe(429);
  });

  it('leaves the security answer as a second way', async () => {
    const { email } = await buildUser();
    await tokensFor(email);
    const body = { email, answer: ANSWER, newpassword: NEW_PASSWORD };
    await api.call(endpoints.resetPassword, { body });
    expect((await api.call(endpoints.getResetWays)).body).toMatchObject({
      link: true,
      answer: true,
    });
  });
});
