import { randomUUID } from 'node:crypto';
import { DELETED_USER, endpoints, LIMITS, ROLE, urlOf } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { NEW_CUSTOMER } from '../../testing/admin-writes/user-writes.js';
import type { CallInput } from '../../testing/api-client.js';
import {
  buildAdmin,
  buildMember,
  buildOrder,
  buildProduct,
  buildUser,
  unknownId,
} from '../../testing/factories.js';
import { startMailServer } from '../../testing/mail/mail-server.js';
import { mailsOf, sendMails } from '../../testing/mail/mails.js';
import { useTestShop } from '../../testing/test-shop.js';
import { UserModel } from '../accounts/index.js';

const api = useTestShop();
let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

type Buyer = Awaited<ReturnType<typeof buildUser>>;

async function buildSale(buyer: Buyer, price: number) {
  const { id: product } = await buildProduct({ price });
  return buildOrder({ buyer, items: [{ product, quantity: 1 }] });
}

async function refund(number: number, amount: number) {
  const headers = { 'Idempotency-Key': randomUUID() };
  const params = { number: String(number) };
  await api.call(endpoints.refundOrder, { token, params, headers, body: { amount } });
}

async function list(query: CallInput['query']) {
  const { body } = await api.call(endpoints.listCustomers, { token, query });
  return { names: body.customers.map(({ name }) => name), total: body.total };
}

const get = async (userId: string) =>
  (await api.call(endpoints.getCustomer, { token, params: { userId } })).body.customer;

const addNote = (userId: string, text: string, by = token) =>
  api.call(endpoints.addCustomerNote, { token: by, params: { userId }, body: { text } });

describe('GET /customers', () => {
  it('says what the orders of each come to, net of what went back', async () => {
    const ada = await buildUser({ name: 'Ada' });
    const bob = await buildUser({ name: 'Bob' });
    await buildSale(ada, 19.99);
    const { number } = await buildSale(ada, 50);
    await refund(number, 12.5);
    const { customers } = (await api.call(endpoints.listCustomers, { token })).body;
    const sumsOf = (id: string) => customers.find(({ _id }) => _id === id)?.sums;
    expect(sumsOf(ada.id)).toMatchObject({ orders: 2, paid: 69.99, refunded: 12.5, spent: 57.49 });
    expect(sumsOf(ada.id)?.lastOrderAt).not.toBeNull();
    expect(sumsOf(bob.id)).toEqual({
      orders: 0,
      paid: 0,
      refunded: 0,
      spent: 0,
      lastOrderAt: null,
    });
  });

  it('finds by name, e-mail address, tag and day of registration', async () => {
    const ada = await buildUser({ name: 'Ada Lovelace' });
    const bob = await buildUser({ name: 'Bob Lovely' });
    await UserModel.updateOne({ _id: ada.id }, { tags: ['VIP'], createdAt: '2026-03-04T12:00Z' });
    await UserModel.updateOne({ _id: bob.id }, { createdAt: '2026-03-05T12:00Z' });
    expect(await list({ search: 'lov' })).toEqual({
      names: ['Bob Lovely', 'Ada Lovelace'],
      total: 2,
    });
    expect((await list({ search: 'lov', sort: 'oldest' })).names[0]).toBe('Ada Lovelace');
    expect((await list({ search: ada.email })).names).toEqual(['Ada Lovelace']);
    expect((await list({ tag: 'VIP' })).names).toEqual(['Ada Lovelace']);
    expect((await list({ tag: 'VIP', search: 'bob' })).total).toBe(0);
    expect((await list({ until: '2026-03-04' })).names).toEqual(['Ada Lovelace']);
    expect((await list({ from: '2026-03-05', until: '2026-03-05' })).names).toEqual(['Bob Lovely']);
  });

  it('is for administrators', async () => {
    const ada = await buildUser();
    expect((await api.refuse(endpoints.listCustomers, { token: ada.token })).status).toBe(403);
    const own = { token: ada.token, params: { userId: ada.id } };
    expect((await api.refuse(endpoints.getCustomer, own)).status).toBe(403);
  });
});

describe('POST /customers', () => {
  it('makes an account whose owner chooses the password by a link', async () => {
    const { body } = await api.call(endpoints.createCustomer, { token, body: NEW_CUSTOMER });
    expect(body.customer).toMatchObject({ ...NEW_CUSTOMER, role: ROLE.shopper, addresses: [] });
    const { email } = NEW_CUSTOMER;
    const login = { body: { email, password: 'Any-password-1' } };
    expect((await api.refuse(endpoints.login, login)).status).toBe(401);
    const { url, mails, close } = await startMailServer();
    await sendMails({ smtpUrl: url, publicUrl: 'https://shop.example' });
    await close();
    const [{ text = '' } = {}] = mails;
    const [, link = ''] = /shop\.example\/reset-password\?token=([\w-]+)/.exec(text) ?? [];
    // After the sign-in, to the orders that wait for payment.
    expect(text).toContain(`?token=${link}&next=/dashboard/user/orders`);
    const reset = { token: link, newpassword: login.body.password };
    await api.call(endpoints.resetPasswordByLink, { body: reset });
    expect((await api.call(endpoints.login, login)).body).toMatchObject({ user: { email } });
    const [kept] = await mailsOf('accountMade');
    expect(kept?.text).not.toContain(link);
  });

  it('refuses an address that has an account, and one that can’t be reached', async () => {
    const { email } = await buildUser();
    const taken = { token, body: { ...NEW_CUSTOMER, email } };
    expect(await api.refuse(endpoints.createCustomer, taken)).toMatchObject({
      status: 409,
      errors: [{ field: 'email' }],
    });
    const nowhere = { token, body: { ...NEW_CUSTOMER, email: 'caller' } };
    expect((await api.refuse(endpoints.createCustomer, nowhere)).status).toBe(400);
    expect(await UserModel.countDocuments({ name: NEW_CUSTOMER.name })).toBe(0);
  });
});

describe('POST /customers/export', () => {
  it('has just the customers that match, and runs no formula', async () => {
    const ada = await buildUser({ name: '=Ada' });
    await buildUser({ name: 'Bob' });
    await buildSale(ada, 19.99);
    const address = urlOf(endpoints.exportCustomers, { query: { search: ada.email } });
    const reply = await api.fetch(address, { method: 'POST', headers: { Authorization: token } });
    expect(reply.headers.get('content-disposition')).toContain('customers-');
    const [header, ...rows] = (await reply.text()).trimEnd().split('\r\n');
    expect(header).toContain('Name,E-mail,Phone,Address,Tags,Registered (');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`'=Ada,${ada.email}`);
    expect(rows[0]).toContain(',1,19.99,0.00,19.99,');
  });

  it('has no amounts for those who may not see them', async () => {
    await buildSale(await buildUser({ name: 'Ada' }), 19.99);
    const { token: support } = await buildMember(['orders', 'customers']);
    const address = urlOf(endpoints.exportCustomers, { query: { search: 'Ada' } });
    const reply = await api.fetch(address, { method: 'POST', headers: { Authorization: support } });
    const file = await reply.text();
    expect(file).toMatch(/,Orders,Last order \(/);
    expect(file).toMatch(/Ada,.*,1,\d{4}-\d\d-\d\d\r$/m);
    expect(file).not.toMatch(/19\.99|Spent|Paid/);
  });
});

describe('GET /customers/:userId', () => {
  it('has the addresses, the sums and the notes', async () => {
    const ada = await buildUser();
    const address = { name: 'Ada', line1: '1 High Street', city: 'Graz', country: 'AT' };
    await UserModel.updateOne({ _id: ada.id }, { addresses: { list: [address], version: 1 } });
    await buildSale(ada, 5);
    await addNote(ada.id, 'Prefers a call');
    expect(await get(ada.id)).toMatchObject({
      _id: ada.id,
      addresses: [address],
      sums: { orders: 1, spent: 5 },
      notes: [{ text: 'Prefers a call', by: { name: 'Grace Admin' } }],
    });
    expect(
      (
        await api.refuse(endpoints.getCustomer, {
          token,
          params: { userId: unknownId() },
        })
      ).status,
    ).toBe(404);
  });
});

describe('POST /customers/:userId/notes', () => {
  it('keeps notes in their order, also of an administrator who left', async () => {
    const ada = await buildUser();
    const colleague = await buildAdmin();
    await addNote(ada.id, 'First', colleague.token);
    await UserModel.deleteOne({ _id: colleague.id });
    await addNote(ada.id, 'Second');
    const { notes } = await get(ada.id);
    expect(notes.map(({ text }) => text)).toEqual(['First', 'Second']);
    expect(notes[0]?.by.name).toBe(DELETED_USER);
  });

  it('refuses an empty note, one too many, and one about nobody', async () => {
    const { id: userId } = await buildUser();
    const note = { token, params: { userId }, body: { text: ' ' } };
    expect(await api.refuse(endpoints.addCustomerNote, note)).toMatchObject({
      status: 400,
      errors: [{ field: 'text' }],
    });
    const notes = Array.from({ length: LIMITS.customerNotes }, () => ({
      text: 'Old',
      at: new Date(),
      by: userId,
    }));
    await UserModel.updateOne({ _id: userId }, { notes });
    const more = { ...note, body: { text: 'More' } };
    expect((await api.refuse(endpoints.addCustomerNote, more)).status).toBe(409);
    expect((await get(userId)).notes).toHaveLength(LIMITS.customerNotes);
    const unknown = { ...more, params: { userId: unknownId() } };
    expect((await api.refuse(endpoints.addCustomerNote, unknown)).status).toBe(404);
  });

  it('shows them in the file that an administrator downloads, and not in the person’s own', async () => {
    const ada = await buildUser();
    await addNote(ada.id, 'Prefers a call');
    const params = { userId: ada.id };
    const { body: file } = await api.call(endpoints.downloadUserData, { token, params });
    expect(file.profile.notes).toMatchObject([{ text: 'Prefers a call' }]);
    const { body: own } = await api.call(endpoints.downloadMyData, { token: ada.token });
    expect(own.profile).not.toHaveProperty('notes');
  });
});
