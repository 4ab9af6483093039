import { RECORDED_AS, endpoints } from '@shop/shared';
import { describe, expect, it, vi } from 'vitest';
import { OrderModel } from '../orders/index.js';
import { WRITES, type AdminWrite } from '../../testing/admin-writes/admin-writes.js';
import { buildAdmin, buildCategory, buildOrder, buildProduct } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { AuditEntryModel } from './audit-entry.model.js';

const api = useTestShop();

describe('the audit log', () => {
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
          action: Object.entries(RECORDED_AS).find(([write]) => write === name)?.[1] ?? name,
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

  it('has an entry with empty facts of a write that changed nothing', async () => {
    const { token } = await buildAdmin();
    const { _id, name } = await buildCategory();
    const params = { id: _id.toHexString() };
    await api.call(endpoints.updateCategory, { token, params, body: { name } });
    const { body } = await api.call(endpoints.listAuditEntries, { token });
    expect(body.entries[0]).toMatchObject({ action: 'updateCategory', before: {}, after: {} });
  });

  it('has no entry for a refused write', async () => {
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

  it('undoes a write whose entry cannot be saved', async () => {
    const { token } = await buildAdmin();
    vi.spyOn(AuditEntryModel, 'create').mockRejectedValueOnce(new Error('The disk is full'));
    const failure = await api.refuse(endpoints.createCategory, { token, body: { name: 'Lamps' } });
    expect(failure.status).toBe(500);
    expect((await api.call(endpoints.listCategories)).body.category).toEqual([]);
  });

  it('has no gap when several administrators write at the same moment', async () => {
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
    // Every change starts from the status that another change set.
    const left = entries.map(({ before }) => before?.status);
    expect([...left, order?.status].sort()).toEqual(['Not Process', ...statuses].sort());
  });
});
