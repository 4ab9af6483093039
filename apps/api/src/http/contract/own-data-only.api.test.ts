import { randomUUID } from 'node:crypto';
import { endpoints, ROLE } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { InvitationModel, newLinkToken, UserModel } from '../../shop/accounts/index.js';
import { buildInvitation } from '../../testing/invitations.js';
import { StockAlertModel } from '../../shop/catalog/index.js';
import {
  InvoiceModel,
  OrderModel,
  ReturnModel,
  ReturnPhotoModel,
} from '../../shop/orders/index.js';
import {
  buildAdmin,
  buildOrder,
  buildPicture,
  buildProduct,
  buildShippedOrder,
  buildUser,
  PASSWORD,
} from '../../testing/factories.js';
import { buildPrepared } from '../../testing/orders/prepared.js';
import { buildReturn } from '../../testing/orders/returns.js';
import { buildUserWithSecondFactor, codeOf, turnOn } from '../../testing/second-factors.js';
import { sessionsOf } from '../../testing/sessions.js';
import { testSessions, useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();
const { isSignedIn } = sessionsOf(api);

type Endpoints = typeof endpoints;
type ShoppersCall = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { access: 'shopper' } ? Name : never;
}[keyof Endpoints];

async function sessionIdsOf(token: string): Promise<string[]> {
  const { body } = await api.call(endpoints.listSessions, { token });
  return body.sessions.map(({ _id }) => _id);
}

async function secondFactorStaysOwn() {
  const ada = await buildUser();
  const bob = await buildUser();
  await turnOn(api, bob.token);
  expect((await UserModel.findById(ada.id).lean())?.secondFactorSince).toBeUndefined();
}

/** Checks for each endpoint for shoppers that one can't reach another's data. A missing endpoint does not compile. */
const OWN_ONLY: Record<ShoppersCall, () => Promise<void>> = {
  async listMyOrders() {
    const ada = await buildUser();
    const bob = await buildUser();
    const order = await buildOrder({ buyer: ada });
    const mine = await api.call(endpoints.listMyOrders, { token: ada.token });
    expect(mine.body.map(({ _id }) => _id)).toEqual([order.id]);
    expect((await api.call(endpoints.listMyOrders, { token: bob.token })).body).toEqual([]);
  },
  async getMyOrder() {
    const ada = await buildUser();
    const { number, id } = await buildOrder({ buyer: ada });
    const { token } = await buildUser();
    for (const reference of [String(number), id]) {
      const input = { token, params: { number: reference } };
      expect((await api.refuse(endpoints.getMyOrder, input)).status).toBe(404);
    }
  },
  async cancelMyOrder() {
    const ada = await buildUser();
    const { number, id } = await buildOrder({ buyer: ada });
    const { token } = await buildUser();
    for (const reference of [String(number), id]) {
      const input = { token, params: { number: reference } };
      expect((await api.refuse(endpoints.cancelMyOrder, input)).status).toBe(404);
    }
    expect((await OrderModel.findById(id).lean())?.status).toBe('Not Process');
  },
  async checkMyPayment() {
    const { number, id } = await buildOrder({ buyer: await buildUser() });
    const { token } = await buildUser();
    for (const reference of [String(number), id]) {
      const input = { token, params: { number: reference } };
      expect((await api.refuse(endpoints.checkMyPayment, input)).status).toBe(404);
    }
  },
  async listMyPreparedOrders() {
    await buildPrepared({ state: 'sent' });
    const { token } = await buildUser();
    const { body } = await api.call(endpoints.listMyPreparedOrders, { token });
    expect(body.preparedOrders).toEqual([]);
  },
  async getMyPreparedOrder() {
    const { id } = await buildPrepared({ state: 'sent' });
    const { token } = await buildUser();
    const input = { token, params: { id } };
    expect((await api.refuse(endpoints.getMyPreparedOrder, input)).status).toBe(404);
  },
  async placeMyPreparedOrder() {
    const { id, version } = await buildPrepared({ state: 'sent' });
    const { token } = await buildUser();
    const headers = { 'Idempotency-Key': randomUUID() };
    const input = { token, params: { id }, headers, body: { version } };
    expect((await api.refuse(endpoints.placeMyPreparedOrder, input)).status).toBe(404);
    expect(await OrderModel.countDocuments({})).toBe(0);
  },
  async requestReturn() {
    const { number, id, lines } = await buildShippedOrder({ buyer: await buildUser() });
    const { token } = await buildUser();
    const line = lines[0]?._id.toHexString() ?? '';
    const body = { lines: [{ line, quantity: 1 }], reason: 'other' as const };
    for (const reference of [String(number), id]) {
      const input = { token, params: { number: reference }, body };
      expect((await api.refuse(endpoints.requestReturn, input)).status).toBe(404);
    }
    expect(await ReturnModel.countDocuments({})).toBe(0);
  },
  async setReturnPhoto() {
    const order = await buildShippedOrder({ buyer: await buildUser() });
    const { id } = await buildReturn('requested', order);
    const { token } = await buildUser();
    const body = new FormData();
    body.append('photo', new Blob([new Uint8Array(await buildPicture('png'))]), 'photo.png');
    const input = { token, params: { id }, body };
    expect((await api.refuse(endpoints.setReturnPhoto, input)).status).toBe(404);
    expect((await ReturnModel.findById(id).lean())?.hasPhoto).toBeUndefined();
  },
  async getMyReturnPhoto() {
    const order = await buildShippedOrder({ buyer: await buildUser() });
    const { id } = await buildReturn('requested', order);
    const photo = { width: 1, version: 'one', bytes: Buffer.from('photo') };
    await ReturnPhotoModel.create({ _id: id, ...photo });
    const input = { token: (await buildUser()).token, params: { id } };
    expect((await api.refuse(endpoints.getMyReturnPhoto, input)).status).toBe(404);
  },
  async cancelReturn() {
    const order = await buildShippedOrder({ buyer: await buildUser() });
    const { id } = await buildReturn('requested', order);
    const { token } = await buildUser();
    const input = { token, params: { id } };
    expect((await api.refuse(endpoints.cancelReturn, input)).status).toBe(404);
    expect((await ReturnModel.findById(id).lean())?.state).toBe('requested');
  },
  async acceptInvitation() {
    const ada = await buildUser();
    const { digest, token: link } = newLinkToken();
    const { email } = await buildInvitation();
    await InvitationModel.updateOne(
      { email },
      { $set: { digest, by: (await buildAdmin()).user._id } },
    );
    const input = { token: ada.token, body: { token: link } };
    expect((await api.refuse(endpoints.acceptInvitation, input)).status).toBe(403);
    expect((await UserModel.findById(ada.id).lean())?.role).toBe(ROLE.shopper);
  },
  async withdrawFromOrder() {
    const { number, id } = await buildOrder({ buyer: await buildUser() });
    const { token } = await buildUser();
    for (const reference of [String(number), id]) {
      const input = { token, params: { number: reference }, body: {} };
      expect((await api.refuse(endpoints.withdrawFromOrder, input)).status).toBe(404);
    }
    expect((await OrderModel.findById(id).lean())?.status).toBe('Not Process');
  },
  async issueMyInvoice() {
    const ada = await buildUser();
    const { number, id } = await buildShippedOrder({ buyer: ada });
    const { token } = await buildUser();
    for (const reference of [String(number), id]) {
      const input = { token, params: { number: reference } };
      expect((await api.refuse(endpoints.issueMyInvoice, input)).status).toBe(404);
    }
    expect(await InvoiceModel.countDocuments({})).toBe(0);
  },
  async placeOrder() {
    const ada = await buildUser();
    const bob = await buildUser();
    const input = {
      headers: { 'Idempotency-Key': 'the-same-key' },
      body: { items: [{ product: (await buildProduct()).id, quantity: 1 }], buyer: ada.id },
    };
    const adas = await api.call(endpoints.placeOrder, { ...input, token: ada.token });
    const bobs = await api.call(endpoints.placeOrder, { ...input, token: bob.token });
    expect(bobs.body.order._id).not.toBe(adas.body.order._id);
    expect(bobs.body.order.buyer._id).toBe(bob.id);
  },
  async getDelivery() {
    await buildUser({ name: 'Ada Buyer' });
    const bob = await buildUser({ name: 'Bob Buyer' });
    const { body } = await api.call(endpoints.getDelivery, { token: bob.token });
    expect(body.delivery).toMatchObject({ name: 'Bob Buyer', email: bob.email });
  },
  async updateProfile() {
    const ada = await buildUser();
    const bob = await buildUser();
    const body = { _id: ada.id, email: ada.email, role: ROLE.admin, address: 'Bob’s' };
    const { body: reply } = await api.call(endpoints.updateProfile, { token: bob.token, body });
    expect(reply.updatedUser).toMatchObject({ _id: bob.id, email: bob.email, role: ROLE.shopper });
    expect((await UserModel.findById(ada.id).lean())?.address).toBe(ada.user.address);
  },
  async getCart() {
    const ada = await buildUser();
    const items = [{ product: (await buildProduct()).id, quantity: 2 }];
    await api.call(endpoints.keepCart, { token: ada.token, body: { items, version: 0 } });
    const { body } = await api.call(endpoints.getCart, { token: (await buildUser()).token });
    expect(body).toMatchObject({ items: [], products: [], version: 0 });
  },
  async keepCart() {
    const ada = await buildUser();
    const { token } = await buildUser();
    await api.call(endpoints.keepCart, { token, body: { items: [], version: 0, _id: ada.id } });
    const { body } = await api.call(endpoints.getCart, { token: ada.token });
    expect(body.version).toBe(0);
  },
  async savePreferences() {
    const ada = await buildAdmin();
    const { token } = await buildUser();
    const body = { preferences: { firstStepsDismissed: true }, _id: ada.id };
    await api.call(endpoints.savePreferences, { token, body });
    const { body: adas } = await api.call(endpoints.checkAdmin, { token: ada.token });
    expect(adas.preferences).toBeUndefined();
  },
  async saveMyListViews() {
    const ada = await buildAdmin();
    const { token } = await buildUser();
    const params = { list: 'orders' };
    const body = { views: [{ name: 'Bob’s', search: '' }], version: 0, _id: ada.id };
    await api.call(endpoints.saveMyListViews, { token, params, body });
    const adas = await api.call(endpoints.getListViews, { token: ada.token, params });
    expect(adas.body.mine).toEqual({ views: [], version: 0 });
  },
  async askForStock() {
    const ada = await buildUser();
    const { token } = await buildUser();
    const { id: product } = await buildProduct({ quantity: 0 });
    await api.call(endpoints.askForStock, { token, body: { product, user: ada.id } });
    expect(await StockAlertModel.countDocuments({ user: ada.id })).toBe(0);
  },
  async getAddresses() {
    const ada = await buildUser();
    const body = { addresses: [{ line1: 'Ada’s' }], version: 0 };
    await api.call(endpoints.saveAddresses, { token: ada.token, body });
    const bobs = await api.call(endpoints.getAddresses, { token: (await buildUser()).token });
    expect(bobs.body).toMatchObject({ addresses: [], version: 0 });
  },
  async saveAddresses() {
    const ada = await buildUser();
    const { token } = await buildUser();
    const body = { addresses: [{ line1: 'Bob’s' }], version: 0, _id: ada.id };
    await api.call(endpoints.saveAddresses, { token, body });
    const adas = await api.call(endpoints.getAddresses, { token: ada.token });
    expect(adas.body).toMatchObject({ addresses: [], version: 0 });
  },
  async listSessions() {
    const ada = await buildUser();
    const { body } = await api.call(endpoints.listSessions, { token: (await buildUser()).token });
    expect(body.sessions).toHaveLength(1);
    expect(await sessionIdsOf(ada.token)).not.toContain(body.sessions[0]?._id);
  },
  async endSession() {
    const ada = await buildUser();
    const [sessionId = ''] = await sessionIdsOf(ada.token);
    const { token } = await buildUser();
    const failure = await api.refuse(endpoints.endSession, { token, params: { sessionId } });
    expect(failure.status).toBe(404);
    expect(await isSignedIn(ada.token)).toBe(true);
  },
  async endOtherSessions() {
    const ada = await buildUser();
    await api.call(endpoints.endOtherSessions, { token: (await buildUser()).token });
    expect(await isSignedIn(ada.token)).toBe(true);
  },
  async endAllSessions() {
    const ada = await buildUser();
    await api.call(endpoints.endAllSessions, { token: (await buildUser()).token });
    expect(await isSignedIn(ada.token)).toBe(true);
  },
  async getSecondFactor() {
    await buildUserWithSecondFactor();
    const { token } = await buildUser();
    const { body } = await api.call(endpoints.getSecondFactor, { token });
    expect(body.secondFactor.since).toBeNull();
  },
  startSecondFactor: secondFactorStaysOwn,
  turnOnSecondFactor: secondFactorStaysOwn,
  async turnOffSecondFactor() {
    const ada = await buildUserWithSecondFactor();
    const bob = await buildUserWithSecondFactor();
    const body = { password: PASSWORD, otp: codeOf(ada.secret) };
    const input = { token: bob.token, body };
    expect((await api.refuse(endpoints.turnOffSecondFactor, input)).status).toBe(400);
    expect((await UserModel.findById(ada.id).lean())?.secondFactorSince).toBeDefined();
  },
  async downloadMyData() {
    const ada = await buildUser({ name: 'Ada Owner' });
    await buildOrder({ buyer: ada });
    const { token, email } = await buildUser({ name: 'Bob Buyer' });
    const { body } = await api.call(endpoints.downloadMyData, { token });
    expect(body).toMatchObject({ profile: { email }, orders: [] });
    expect(JSON.stringify(body)).not.toMatch(ada.email);
  },
  async deleteMyAccount() {
    const ada = await buildUser();
    const { token } = await buildUser();
    const body = { password: PASSWORD, _id: ada.id, userId: ada.id, email: ada.email };
    await api.call(endpoints.deleteMyAccount, { token, body });
    expect(await isSignedIn(ada.token)).toBe(true);
    expect(await isSignedIn(token)).toBe(false);
  },
  async checkUser() {
    const { body } = await api.call(endpoints.checkUser, { token: (await buildUser()).token });
    expect(body).toEqual({ success: true, ok: true });
  },
};

describe('a shopper has no way to another shopper’s things', () => {
  it.each(Object.entries(OWN_ONLY))('with %s', (_name, hold) => hold());

  it('nor to another’s session by renewing their own', async () => {
    const ada = await buildUser();
    await buildUser();
    const { body } = await api.call(endpoints.renewSession, { token: ada.token });
    expect(body.user._id).toBe(ada.id);
    expect(await testSessions.authenticate(body.token)).toMatchObject({ _id: ada.user._id });
  });
});
