import { LimitCounterModel } from '@shop/mongo/limits';
import { DELETED_CUSTOMER, DELETED_USER, endpoints, ROLE } from '@shop/shared';
import { describe, expect, it, vi } from 'vitest';
import { SessionModel, UserModel } from '../accounts/index.js';
import { AuditEntryModel } from '../audit/index.js';
import { OrderModel } from '../orders/index.js';
import {
  buildAdmin,
  buildOrder,
  buildRegistration,
  buildUser,
  PASSWORD,
} from '../../testing/factories.js';
import { buildUserWithSecondFactor, codeOf } from '../../testing/second-factors.js';
import { sessionsOf } from '../../testing/sessions.js';
import { useTestShop } from '../../testing/test-shop.js';
import { sendMails } from '../../testing/mail/mails.js';
import { tracesOf } from '../../testing/traces.js';

const api = useTestShop();
const { isSignedIn, signIn, signInStatus } = sessionsOf(api);

const body = { password: PASSWORD };
const deleteOwn = (token: string) => api.call(endpoints.deleteMyAccount, { token, body });

/** An order that has reached its buyer. */
async function buildDeliveredOrder(buyer: Awaited<ReturnType<typeof buildUser>>) {
  const order = await buildOrder({ buyer });
  await OrderModel.updateOne({ _id: order.id }, { $set: { status: 'deliverd' } });
  return order;
}

describe('a deleted account', () => {
  it('leaves no name, e-mail address, phone number, address or network anywhere but on its invoice', async () => {
    const { token: admin } = await buildAdmin();
    const registration = buildRegistration({
      name: 'Zoë Quillfeather',
      email: 'zoe@quill.test',
      phone: '555 7741',
      address: 'Feather Lane 9',
    });
    await api.call(endpoints.register, { body: registration });
    await signInStatus(registration.email, 'a wrong password');
    const { body: session } = await signIn(registration.email);
    const user = await UserModel.findOne({ email: registration.email }).lean();
    if (!user || !('token' in session)) throw new Error('Not signed in');
    const order = await buildOrder({ buyer: { user } });
    for (const status of ['Shipped', 'deliverd']) {
      const input = { token: admin, params: { orderId: order.id }, body: { status } };
      await api.call(endpoints.updateOrderStatus, input);
    }
    for (const role of [ROLE.admin, ROLE.shopper]) {
      const input = { token: admin, params: { userId: user._id.toHexString() }, body: { role } };
      await api.call(endpoints.updateUserRole, input);
    }
    const texts = ['quill', 'zoë', 'zoe', '555 7741', 'Feather'];
    expect(await tracesOf(...texts)).not.toEqual([]);
    const reply = await deleteOwn(session.token);
    expect(reply.body.message).toBe('Your account has been deleted');
    expect(await tracesOf(...texts)).toEqual(['invoices']);
    expect(await tracesOf('zoe@quill.test', '555 7741')).toEqual([]);
    expect(await SessionModel.countDocuments({ user: user._id })).toBe(0);
    expect(await LimitCounterModel.countDocuments({ key: /-(account|pair):|^known:/ })).toBe(0);
  });

  it('leaves no invitation that was mailed before there was an account, which is in its data', async () => {
    const { token: admin } = await buildAdmin();
    const registration = buildRegistration({ email: 'zoe@quill.test' });
    const { email } = registration;
    const invited = { token: admin, body: { email, permissions: ['orders' as const] } };
    await api.call(endpoints.inviteStaff, invited);
    await sendMails();
    await api.call(endpoints.register, { body: registration });
    const { body: session } = await signIn(email);
    if (!('token' in session)) throw new Error('Not signed in');
    const { mails } = (await api.call(endpoints.downloadMyData, { token: session.token })).body;
    expect(mails).toMatchObject([{ to: email }]);
    await deleteOwn(session.token);
    expect(await tracesOf('quill')).toEqual([]);
  });

  it('leaves its orders, which show a neutral buyer', async () => {
    const { token } = await buildAdmin();
    const ada = await buildUser();
    const { id } = await buildDeliveredOrder(ada);
    await deleteOwn(ada.token);
    const { body: orders } = await api.call(endpoints.listAllOrders, { token });
    expect(orders).toMatchObject([{ _id: id, buyer: { name: DELETED_CUSTOMER } }]);
  });

  it('takes all its tokens with it, and can’t be signed in to', async () => {
    const ada = await buildUser();
    const { body: other } = await signIn(ada.email);
    if (!('token' in other)) throw new Error('Not signed in');
    await deleteOwn(ada.token);
    for (const token of [ada.token, other.token]) {
      expect(await isSignedIn(token)).toBe(false);
      expect((await api.refuse(endpoints.renewSession, { token })).status).toBe(401);
    }
    expect(await signInStatus(ada.email, PASSWORD)).toBe(401);
    expect((await api.refuse(endpoints.deleteMyAccount, { token: ada.token, body })).status).toBe(
      401,
    );
  });

  it('is not found again by registering with the same e-mail address', async () => {
    const ada = await buildUser();
    await buildDeliveredOrder(ada);
    await deleteOwn(ada.token);
    const registration = buildRegistration({ email: ada.email });
    const { body: registered } = await api.call(endpoints.register, { body: registration });
    expect(registered.user._id).not.toBe(ada.id);
    const { body: session } = await signIn(ada.email);
    if (!('token' in session)) throw new Error('Not signed in');
    expect((await api.call(endpoints.listMyOrders, { token: session.token })).body).toEqual([]);
    expect(await isSignedIn(ada.token)).toBe(false);
  });

  it('of an administrator leaves what they did, under a neutral name', async () => {
    const { token: other } = await buildAdmin();
    const { body: session } = await signIn((await buildAdmin()).email);
    if (!('token' in session)) throw new Error('Not signed in');
    const { token, user } = session;
    await api.call(endpoints.createCategory, { token, body: { name: 'Lamps' } });
    await deleteOwn(token);
    expect(await tracesOf(user.email)).toEqual([]);
    const { body: audit } = await api.call(endpoints.listAuditEntries, { token: other });
    const by = { _id: user._id, name: DELETED_USER, email: '-' };
    expect(audit.entries).toMatchObject([
      { action: 'deleteMyAccount', by, subject: { _id: user._id, name: DELETED_USER } },
      { action: 'createCategory', by, subject: { name: 'Lamps' } },
      { action: 'signIn', by, subject: { name: DELETED_USER }, after: {} },
    ]);
  });
});

describe('an account is not deleted', () => {
  it.each(['Not Process', 'Processing', 'Shipped'])('while an order is %s', async (status) => {
    const ada = await buildUser();
    const { id } = await buildOrder({ buyer: ada });
    await OrderModel.updateOne({ _id: id }, { $set: { status } });
    const failure = await api.refuse(endpoints.deleteMyAccount, { token: ada.token, body });
    expect(failure).toMatchObject({
      status: 409,
      message:
        'You have orders that are not delivered yet. You can delete your account once they are delivered or cancelled',
    });
    expect(await isSignedIn(ada.token)).toBe(true);
  });

  it('with a wrong password, which counts as a guess', async () => {
    const { token } = await buildUser();
    const guess = (password: string) =>
      api.refuse(endpoints.deleteMyAccount, { token, body: { password } });
    expect(await guess('not it')).toMatchObject({ status: 400, errors: [{ field: 'password' }] });
    for (let count = 1; count < 10; count += 1) await guess('not it');
    expect(await guess(PASSWORD)).toMatchObject({ status: 429 });
    expect(await isSignedIn(token)).toBe(true);
  });

  it('without a code where the second factor is on', async () => {
    const { token, secret } = await buildUserWithSecondFactor();
    const attempt = (otp?: string) =>
      api.refuse(endpoints.deleteMyAccount, { token, body: { ...body, otp } });
    for (const otp of [undefined, '', '000000', 'aaaabbbbccccdddd']) {
      expect(await attempt(otp)).toMatchObject({ status: 400, errors: [{ field: 'otp' }] });
    }
    await api.call(endpoints.deleteMyAccount, { token, body: { ...body, otp: codeOf(secret) } });
  });

  it('when it is the last administrator’s', async () => {
    const { token } = await buildAdmin();
    const failure = await api.refuse(endpoints.deleteMyAccount, { token, body });
    expect(failure).toMatchObject({
      status: 409,
      message: 'This is the last administrator: appoint another one first',
    });
    expect(await AuditEntryModel.countDocuments({})).toBe(0);
  });

  it('in part: what fails on the way undoes all of it', async () => {
    const ada = await buildUser({ name: 'Ada Buyer' });
    const { id } = await buildDeliveredOrder(ada);
    vi.spyOn(UserModel, 'deleteOne').mockImplementationOnce(() => {
      throw new Error('The power is out');
    });
    expect((await api.refuse(endpoints.deleteMyAccount, { token: ada.token, body })).status).toBe(
      500,
    );
    expect(await isSignedIn(ada.token)).toBe(true);
    expect(await OrderModel.findById(id).lean()).toMatchObject({ buyer: { name: 'Ada Buyer' } });
    await deleteOwn(ada.token);
  });
});
