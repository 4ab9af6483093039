import { endpoints, ROLE, type AuditAction, type AuditEntry } from '@shop/shared';
import { describe, expect, it, vi } from 'vitest';
import { OrderModel } from '../orders/index.js';
import type { CallInput } from '../testing/api-client.js';
import {
  buildAdmin,
  buildCategory,
  buildOrder,
  buildPicture,
  buildProduct,
  buildProductForm,
  buildUser,
} from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';
import { AuditEntryModel } from './audit-entry.model.js';

const api = useTestShop();

type Endpoints = typeof endpoints;
/** The calls of the contract that change something and ask for an administrator. */
type AdminWrite = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { access: 'admin'; method: infer Method }
    ? Method extends 'GET'
      ? never
      : Name
    : never;
}[keyof Endpoints];

interface Write {
  input: CallInput;
  /** What its entry must say. */
  entry: Pick<AuditEntry, 'before' | 'after'> & { subject: Partial<AuditEntry['subject']> };
}

const product = { name: 'Lamp', description: 'Bright', price: '20', quantity: '3', shipping: '0' };

/** One call for each write that administrators have: a new one without a line here does not compile. */
const WRITES: Record<AdminWrite, () => Promise<Write>> = {
  createCategory: () =>
    Promise.resolve({
      input: { body: { name: 'Lamps' } },
      entry: {
        subject: { kind: 'category', name: 'Lamps' },
        before: null,
        after: { name: 'Lamps' },
      },
    }),
  updateCategory: async () => {
    const { id } = await buildCategory('Lamps');
    return {
      input: { params: { id }, body: { name: 'Lights' } },
      entry: {
        subject: { kind: 'category', _id: id, name: 'Lights' },
        before: { name: 'Lamps' },
        after: { name: 'Lights' },
      },
    };
  },
  deleteCategory: async () => {
    const { id } = await buildCategory('Lamps');
    return {
      input: { params: { id } },
      entry: {
        subject: { kind: 'category', _id: id, name: 'Lamps' },
        before: { name: 'Lamps' },
        after: null,
      },
    };
  },
  createProduct: async () => {
    const category = await buildCategory('Lamps');
    const photo = new Blob([new Uint8Array(await buildPicture('png'))]);
    return {
      input: { body: buildProductForm({ ...product, category: category.id, photo }) },
      entry: {
        subject: { kind: 'product', name: 'Lamp' },
        before: null,
        after: {
          ...product,
          price: 20,
          quantity: 3,
          shipping: false,
          category: 'Lamps',
          photo: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
        },
      },
    };
  },
  updateProduct: async () => {
    const before = await buildCategory('Lamps');
    const after = await buildCategory('Lights');
    const { id } = await buildProduct({
      ...product,
      price: 19.99,
      quantity: 3,
      category: before.id,
    });
    return {
      input: {
        params: { id },
        body: buildProductForm({ ...product, name: 'Lantern', category: after.id }),
      },
      entry: {
        subject: { kind: 'product', _id: id, name: 'Lantern' },
        before: { name: 'Lamp', price: 19.99, category: 'Lamps' },
        after: { name: 'Lantern', price: 20, category: 'Lights' },
      },
    };
  },
  deleteProduct: async () => {
    const { id } = await buildProduct({ name: 'Lamp', price: 20 });
    return {
      input: { params: { id } },
      entry: {
        subject: { kind: 'product', _id: id, name: 'Lamp' },
        before: expect.objectContaining({
          name: 'Lamp',
          price: 20,
          photo: null,
        }) as AuditEntry['before'],
        after: null,
      },
    };
  },
  updateOrderStatus: async () => {
    const { id } = await buildOrder();
    return {
      input: { params: { orderId: id }, body: { status: 'Shipped' } },
      entry: {
        subject: { kind: 'order', _id: id, name: 'Order of Ada Buyer' },
        before: { status: 'Not Process' },
        after: { status: 'Shipped' },
      },
    };
  },
  updateUserRole: async () => {
    const { id, email } = await buildUser();
    return {
      input: { params: { userId: id }, body: { role: ROLE.admin } },
      entry: {
        subject: { kind: 'user', _id: id, name: email },
        before: { role: ROLE.shopper },
        after: { role: ROLE.admin },
      },
    };
  },
};

describe('the audit trail', () => {
  it.each(Object.entries(WRITES))('has an entry of %s', async (name, prepare) => {
    const admin = await buildAdmin();
    const { input, entry } = await prepare();
    await AuditEntryModel.deleteMany({});
    const reply = await api.call(endpoints[name as AdminWrite], {
      ...input,
      token: admin.token,
    });
    const { body } = await api.call(endpoints.listAuditEntries, { token: admin.token });
    expect(body).toMatchObject({
      total: 1,
      entries: [
        {
          action: name,
          by: { _id: admin.id, name: 'Grace Admin', email: admin.email },
          subject: entry.subject,
          requestId: reply.headers.get('x-request-id'),
        },
      ],
    });
    expect(body.entries[0]?.before).toEqual(entry.before);
    expect(body.entries[0]?.after).toEqual(entry.after);
    expect(Date.now() - Date.parse(body.entries[0]?.at ?? '')).toBeLessThan(60_000);
  });

  it('has no entry of what was refused', async () => {
    const { token, id } = await buildAdmin();
    const used = await buildProduct();
    await AuditEntryModel.deleteMany({});
    const category = used.category.toHexString();
    await api.refuse(endpoints.deleteCategory, { token, params: { id: category } });
    await api.refuse(endpoints.createCategory, { token, body: { name: '' } });
    await api.refuse(endpoints.updateUserRole, {
      token,
      params: { userId: id },
      body: { role: 0 },
    });
    expect(await AuditEntryModel.countDocuments({})).toBe(0);
  });

  it('keeps no write whose entry can’t be kept', async () => {
    const { token } = await buildAdmin();
    vi.spyOn(AuditEntryModel, 'create').mockRejectedValueOnce(new Error('The disk is full'));
    const failure = await api.refuse(endpoints.createCategory, { token, body: { name: 'Lamps' } });
    expect(failure.status).toBe(500);
    expect((await api.call(endpoints.listCategories)).body.category).toEqual([]);
  });

  it('tells a whole story when several write at the same moment', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildOrder();
    await AuditEntryModel.deleteMany({});
    const statuses = ['Processing', 'Shipped', 'deliverd', 'cancel'];
    await Promise.all(
      statuses.map((status) =>
        api.call(endpoints.updateOrderStatus, { token, params: { orderId: id }, body: { status } }),
      ),
    );
    const entries = await AuditEntryModel.find({}).lean();
    const order = await OrderModel.findById(id).lean();
    // Every status that was left had been come to before.
    const left = entries.map(({ before }) => before?.status);
    expect([...left, order?.status].sort()).toEqual(['Not Process', ...statuses].sort());
  });
});

describe('GET /audit/entries', () => {
  const action = (name: AuditAction) => ({ action: name });

  async function fill() {
    const ada = await buildAdmin();
    const bob = await buildAdmin();
    await AuditEntryModel.deleteMany({});
    const make = (token: string, name: string) =>
      api.call(endpoints.createCategory, { token, body: { name } });
    const lamps = await make(ada.token, 'Lamps');
    await make(bob.token, 'Books');
    const id = lamps.body.category._id;
    await api.call(endpoints.deleteCategory, { token: bob.token, params: { id } });
    const found = async (query: Record<string, string | number>) => {
      const { body } = await api.call(endpoints.listAuditEntries, { token: ada.token, query });
      return body.entries.map((entry) => `${entry.action} ${entry.subject.name}`);
    };
    return { ada, bob, id, found };
  }

  it('filters by who, what, subject and time, all together', async () => {
    const { ada, bob, id, found } = await fill();
    expect(await found({})).toEqual([
      'deleteCategory Lamps',
      'createCategory Books',
      'createCategory Lamps',
    ]);
    expect(await found({ who: ada.email.toUpperCase() })).toEqual(['createCategory Lamps']);
    expect(await found({ who: bob.email, ...action('createCategory') })).toEqual([
      'createCategory Books',
    ]);
    expect(await found({ subject: 'lam' })).toEqual([
      'deleteCategory Lamps',
      'createCategory Lamps',
    ]);
    expect(await found({ subject: id, ...action('createCategory') })).toEqual([
      'createCategory Lamps',
    ]);
    const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();
    expect(await found({ from: hour(-1), to: hour(1) })).toHaveLength(3);
    expect(await found({ from: hour(1) })).toEqual([]);
    expect(await found({ to: hour(-1) })).toEqual([]);
    for (const who of ['.*', '^ada', '@example.test']) expect(await found({ who })).toEqual([]);
  });

  it('finds names with accents whether they are typed or not, and names of accents alone', async () => {
    const { ada, found } = await fill();
    for (const name of ['Möbel', '\u20dd'])
      await api.call(endpoints.createCategory, { token: ada.token, body: { name } });
    for (const subject of ['mob', 'MÖBEL'])
      expect(await found({ subject })).toEqual(['createCategory Möbel']);
    expect(await found({ subject: '\u20dd' })).toEqual(['createCategory \u20dd']);
  });

  it('pages', async () => {
    const { ada } = await fill();
    const { body } = await api.call(endpoints.listAuditEntries, {
      token: ada.token,
      query: { page: 2, pageSize: 2 },
    });
    expect([body.total, body.entries.map(({ subject }) => subject.name)]).toEqual([3, ['Lamps']]);
  });

  it.each([
    ['action', 'sellTheShop'],
    ['from', 'yesterday'],
    ['to', '2026-13-01T00:00:00Z'],
    ['who', 'x'.repeat(300)],
  ])('refuses %s = %s', async (field, value) => {
    const { token } = await buildAdmin();
    const failure = await api.refuse(endpoints.listAuditEntries, {
      token,
      query: { [field]: value },
    });
    expect(failure).toMatchObject({ status: 400, errors: [{ field }] });
  });
});
