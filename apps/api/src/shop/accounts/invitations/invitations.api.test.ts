import { endpoints, PERMISSIONS, ROLE, type Permission } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildMember, buildUser, PASSWORD } from '../../../testing/factories.js';
import { startMailServer } from '../../../testing/mail/mail-server.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { UserModel } from '../user.model.js';
import { InvitationModel } from './invitation.model.js';

const api = useTestShop();

const invite = (token: string, email: string, permissions: Permission[] = ['orders']) =>
  api.call(endpoints.inviteStaff, { token, body: { email, permissions } });

/** Sends what waits. @returns the tokens of the invitations */
async function tokensSent(): Promise<string[]> {
  const { url, mails, close } = await startMailServer();
  await sendMails({ smtpUrl: url, publicUrl: 'https://shop.example' });
  await close();
  return mails.flatMap(({ text = '' }) => {
    const [, token] =
      /https:\/\/shop\.example\/dashboard\/invitation\?token=([\w-]+)/.exec(text) ?? [];
    return token ?? [];
  });
}

const accept = (token: string, link: string) =>
  api.call(endpoints.acceptInvitation, { token, body: { token: link } });
const refuse = (token: string, link: string) =>
  api.refuse(endpoints.acceptInvitation, { token, body: { token: link } });

describe('an invitation', () => {
  it('makes the owner of the address an administrator with these permissions, once', async () => {
    const owner = await buildAdmin();
    const { token, email, id } = await buildUser();
    await invite(owner.token, email);
    const [link = ''] = await tokensSent();
    const { invitation } = (await api.call(endpoints.readInvitation, { body: { token: link } }))
      .body;
    expect(invitation).toMatchObject({ email, permissions: ['orders'], isRegistered: true });
    const { user } = (await accept(token, link)).body;
    expect(user).toMatchObject({ _id: id, role: ROLE.admin, permissions: ['orders'] });
    await api.call(endpoints.listAllOrders, { token });
    expect((await refuse(token, link)).status).toBe(404);
    const { staff, invitations } = (await api.call(endpoints.listStaff, { token: owner.token }))
      .body;
    expect(staff.map(({ _id }) => _id).sort()).toEqual([owner.id, id].sort());
    expect(invitations).toEqual([]);
    const { entries } = (await api.call(endpoints.listAuditEntries, { token: owner.token })).body;
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['inviteStaff', 'acceptInvitation']),
    );
  });

  it('is for its address alone', async () => {
    const owner = await buildAdmin();
    const other = await buildUser();
    await invite(owner.token, 'ada@example.com');
    const [link = ''] = await tokensSent();
    expect((await refuse(other.token, link)).status).toBe(403);
    expect((await UserModel.findById(other.id).lean())?.role).toBe(ROLE.shopper);
    expect(await InvitationModel.countDocuments()).toBe(1);
  });

  it('stands in no stored mail, and the next link ends the one before', async () => {
    const owner = await buildAdmin();
    const { token, email } = await buildUser();
    const { invitation } = (await invite(owner.token, email)).body;
    const [first = ''] = await tokensSent();
    expect(await mailsOf('invitation')).toMatchObject([
      { text: expect.not.stringContaining(first) as string },
    ]);
    const params = { id: invitation._id };
    await api.call(endpoints.renewInvitation, { token: owner.token, params });
    const [second = ''] = await tokensSent();
    expect((await refuse(token, first)).status).toBe(404);
    await accept(token, second);
  });

  it('still has the link of its mail after that is sent again, until it is renewed', async () => {
    const owner = await buildAdmin();
    const { token, email } = await buildUser();
    const { invitation } = (await invite(owner.token, email)).body;
    const isOpen = async (link: string) =>
      (await api.send(endpoints.readInvitation, { body: { token: link } })).status === 200;
    const sendAgain = async () => {
      const [mail] = await mailsOf('invitation');
      const params = { id: mail?._id.toHexString() ?? '' };
      await api.call(endpoints.resendMail, { token: owner.token, params });
      return tokensSent();
    };
    const links = [...(await tokensSent()), ...(await sendAgain())];
    expect(await Promise.all(links.map(isOpen))).toEqual([true, true]);
    const params = { id: invitation._id };
    await api.call(endpoints.renewInvitation, { token: owner.token, params });
    const [renewed = ''] = await tokensSent();
    expect(await Promise.all(links.map(isOpen))).toEqual([false, false]);
    await sendAgain();
    await accept(token, renewed);
  });

  it('ends when it is withdrawn, or its time is over', async () => {
    const owner = await buildAdmin();
    const { token, email } = await buildUser();
    const { invitation } = (await invite(owner.token, email)).body;
    const [link = ''] = await tokensSent();
    await InvitationModel.updateOne({}, { $set: { expiresAt: new Date() } });
    expect((await refuse(token, link)).status).toBe(404);
    const params = { id: invitation._id };
    await api.call(endpoints.withdrawInvitation, { token: owner.token, params });
    expect(await InvitationModel.countDocuments()).toBe(0);
  });

  it('gives nothing that its maker lacks, when it is made and when it is accepted', async () => {
    const owner = await buildAdmin();
    const maker = await buildMember(['staff', 'orders']);
    const { token, email } = await buildUser();
    const beyond = { token: maker.token, body: { email, permissions: [...PERMISSIONS] } };
    expect((await api.refuse(endpoints.inviteStaff, beyond)).status).toBe(403);
    await invite(maker.token, email);
    const [link = ''] = await tokensSent();
    const body = { permissions: ['orders' as const] };
    const params = { userId: maker.id };
    await api.call(endpoints.updateStaff, { token: owner.token, params, body });
    expect((await refuse(token, link)).status).toBe(409);
  });

  it('is one for each address, and none for an administrator', async () => {
    const owner = await buildAdmin();
    await invite(owner.token, 'ada@example.com');
    const body = { email: 'Ada@Example.com', permissions: ['catalog' as const] };
    const twice = await api.refuse(endpoints.inviteStaff, { token: owner.token, body });
    expect(twice.status).toBe(409);
    const { email } = await buildMember(['orders']);
    const member = { token: owner.token, body: { ...body, email } };
    expect((await api.refuse(endpoints.inviteStaff, member)).status).toBe(409);
  });

  it('is in the download of who is invited, and gone with their account', async () => {
    const owner = await buildAdmin();
    const { token, email } = await buildUser();
    await invite(owner.token, email);
    const file = await api.send(endpoints.downloadMyData, { token });
    expect(JSON.parse(file.text)).toMatchObject({ invitation: { permissions: ['orders'] } });
    await api.call(endpoints.deleteMyAccount, { token, body: { password: PASSWORD } });
    expect(await InvitationModel.countDocuments()).toBe(0);
    const { entries } = (await api.call(endpoints.listAuditEntries, { token: owner.token })).body;
    expect(JSON.stringify(entries)).not.toContain(email);
  });
});
