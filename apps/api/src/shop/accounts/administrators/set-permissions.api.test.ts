import { endpoints, isPermitted, PERMISSIONS, ROLE, type Permission } from '@shop/shared';
import { describe, expect, it, vi } from 'vitest';
import { buildAdmin, buildMember, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { UserModel } from '../user.model.js';

const api = useTestShop();

const input = (token: string, userId: string, permissions: Permission[]) => ({
  token,
  params: { userId },
  body: { permissions },
});

describe('PUT /staff', () => {
  it('appoints a shopper who may do just this, and lists them', async () => {
    const { token, id: own } = await buildAdmin();
    const { id } = await buildUser();
    const { member } = (await api.call(endpoints.updateStaff, input(token, id, ['orders']))).body;
    expect(member).toMatchObject({ _id: id, permissions: ['orders'] });
    const { staff } = (await api.call(endpoints.listStaff, { token })).body;
    expect(staff.map(({ _id, permissions }) => [_id, permissions])).toEqual([
      [id, ['orders']],
      [own, undefined],
    ]);
  });

  it('lists them without reading the shoppers', async () => {
    const { token } = await buildAdmin();
    const find = vi.spyOn(UserModel.collection, 'find');
    await api.call(endpoints.listStaff, { token });
    const [filter = {}, options = {}] = find.mock.calls.find(([one]) => 'role' in one) ?? [];
    const read = UserModel.find(filter as object).sort(options.sort as Record<string, 1 | -1>);
    const plan = JSON.stringify(await read.explain('queryPlanner'));
    expect(plan).toContain('"indexName":"role_1"');
  });

  it('stores no list for all permissions', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildMember(['orders']);
    await api.call(endpoints.updateStaff, input(token, id, [...PERMISSIONS]));
    expect(await UserModel.findById(id).lean()).not.toHaveProperty('permissions');
  });

  it('is refused when they are not what the caller saw', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildMember(['orders', 'money']);
    const save = (permissionsBefore: Permission[] | null, permissions: Permission[]) => {
      const { params, body } = input(token, id, permissions);
      return api.send(endpoints.updateStaff, {
        token,
        params,
        body: { ...body, permissionsBefore },
      });
    };
    expect((await save(['orders', 'money'], ['orders'])).status).toBe(200);
    expect((await save(['orders', 'money'], ['orders'])).status).toBe(200);
    expect((await save(['orders', 'money'], ['orders', 'money', 'catalog'])).status).toBe(409);
    expect(await UserModel.findById(id).lean()).toMatchObject({ permissions: ['orders'] });
    const removal = { token, params: { userId: id }, body: { role: ROLE.shopper } };
    await api.call(endpoints.updateUserRole, removal);
    expect((await save(['orders'], ['orders', 'catalog'])).status).toBe(409);
    expect(await UserModel.findById(id).lean()).toMatchObject({ role: ROLE.shopper });
    expect((await save(null, ['catalog'])).status).toBe(200);
  });

  it('gives nothing that the caller lacks, and takes nothing from who has more', async () => {
    const owner = await buildAdmin();
    const { token } = await buildMember(['staff', 'orders']);
    const { id } = await buildUser();
    const given = await api.refuse(endpoints.updateStaff, input(token, id, ['orders', 'money']));
    expect(given).toMatchObject({
      status: 403,
      message: 'You don’t have these permissions yourself: money',
    });
    const taken = await api.refuse(endpoints.updateStaff, input(token, owner.id, ['orders']));
    expect(taken.status).toBe(403);
    const body = { role: ROLE.admin };
    const role = { token, params: { userId: id }, body };
    expect((await api.refuse(endpoints.updateUserRole, role)).status).toBe(403);
    const dismissal = { token, params: { userId: owner.id }, body: { role: ROLE.shopper } };
    expect((await api.refuse(endpoints.updateUserRole, dismissal)).status).toBe(403);
    const key = { token, body: { name: 'Robot', grants: ['money:read' as const] } };
    expect((await api.refuse(endpoints.createApiKey, key)).status).toBe(403);
  });

  it('leaves somebody with staff, also when two take it from each other at once', async () => {
    const { token, id } = await buildAdmin();
    await buildMember(['orders']);
    const alone = await api.refuse(endpoints.updateStaff, input(token, id, ['orders']));
    expect(alone.status).toBe(409);
    const other = await buildAdmin();
    await Promise.allSettled([
      api.call(endpoints.updateStaff, input(token, other.id, ['orders'])),
      api.call(endpoints.updateStaff, input(other.token, id, ['orders'])),
    ]);
    const admins = await UserModel.find({ role: ROLE.admin }).lean();
    const left = admins.filter((member) => isPermitted(member, 'staff'));
    expect(left).toHaveLength(1);
  });

  it('leaves somebody who can give each permission', async () => {
    const { token, id } = await buildAdmin();
    await buildMember(['orders', 'money', 'staff']);
    const own = await api.refuse(endpoints.updateStaff, input(token, id, ['orders', 'staff']));
    expect(own).toMatchObject({
      status: 409,
      message:
        'Nobody else can give these permissions: catalog, customers, marketing, settings. ' +
        'First give them to another administrator who manages the staff',
    });
    const leave = { token, params: { userId: id }, body: { role: ROLE.shopper } };
    expect((await api.refuse(endpoints.updateUserRole, leave)).status).toBe(409);
    await buildAdmin();
    await api.call(endpoints.updateUserRole, leave);
  });

  it('takes the list away with the role', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildMember(['orders']);
    const body = { role: ROLE.shopper };
    await api.call(endpoints.updateUserRole, { token, params: { userId: id }, body });
    expect(await UserModel.findById(id).lean()).not.toHaveProperty('permissions');
  });
});
