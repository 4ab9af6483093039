import { ROLE } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { appointAdmin, SessionModel, UserModel, UserNotFoundError } from '../accounts/index.js';
import { OrderModel } from '../orders/index.js';
import { buildCheckout } from '../../testing/orders/checkouts.js';
import { buildAdmin, buildProduct, buildUser, PASSWORD } from '../../testing/factories.js';
import { sessionsOf } from '../../testing/sessions.js';
import { useTestShop } from '../../testing/test-shop.js';
import { tracesOf } from '../../testing/traces.js';

const api = useTestShop();
const { isSignedIn, signIn } = sessionsOf(api);

const ROUNDS = [1, 2, 3, 4, 5];

/** The status of a deletion by the owner. */
async function deleteOwn(token: string): Promise<number> {
  const response = await api.fetch('/api/v1/auth/delete-account', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify({ password: PASSWORD }),
  });
  return response.status;
}

async function deleteFor(id: string, by: string): Promise<number> {
  const headers = { Authorization: by };
  return (await api.fetch(`/api/v1/auth/user/${id}`, { method: 'DELETE', headers })).status;
}

/** Settles everything, whether it works or not. */
const settle = (...tasks: Promise<unknown>[]) => Promise.allSettled(tasks);

describe('at the same moment as a deletion', () => {
  it.each(ROUNDS)('a checkout is placed and keeps the account, or finds none (%i)', async () => {
    const { token: admin } = await buildAdmin();
    const { id: product } = await buildProduct({ quantity: 100 });
    const ada = await buildUser({ name: 'Ada Quillfeather' });
    const checkOut = () => {
      const { body, headers } = buildCheckout(ada.token, [{ product, quantity: 1 }]);
      return api.fetch('/api/v1/orders', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: ada.token, ...headers },
        body: JSON.stringify(body),
      });
    };
    const deletion = deleteFor(ada.id, admin);
    await settle(checkOut(), deletion, checkOut(), checkOut());
    const orders = await OrderModel.countDocuments({ 'buyer._id': ada.id });
    expect([200, 409]).toContain(await deletion);
    if ((await deletion) === 200) {
      expect(orders).toBe(0);
      expect(await tracesOf('Quillfeather', ada.email)).toEqual([]);
    } else {
      expect(orders).toBeGreaterThan(0);
      expect(await isSignedIn(ada.token)).toBe(true);
    }
  });

  it('another deletion finds nothing left', async () => {
    const { token: admin } = await buildAdmin();
    const ada = await buildUser();
    const statuses = await Promise.all([
      deleteOwn(ada.token),
      deleteFor(ada.id, admin),
      deleteOwn(ada.token),
      deleteFor(ada.id, admin),
    ]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 400, 401, 404].includes(status))).toEqual([]);
    expect(await UserModel.exists({ _id: ada.id })).toBeNull();
  });

  it.each(ROUNDS)('an appointment makes an administrator, or finds nobody (%i)', async () => {
    const { token: admin } = await buildAdmin();
    const ada = await buildUser();
    const deletion = deleteFor(ada.id, admin);
    const [appointment] = await settle(appointAdmin(ada.email), deletion);
    const isLeft = (await UserModel.exists({ _id: ada.id })) !== null;
    expect(await deletion).toBe(isLeft ? 409 : 200);
    if (appointment?.status === 'rejected') {
      expect(appointment.reason).toBeInstanceOf(UserNotFoundError);
    }
    if (!isLeft) expect(await tracesOf(ada.email)).toEqual([]);
  });

  it.each(ROUNDS)('an administrator’s own writes leave no name behind (%i)', async () => {
    await buildAdmin();
    const ada = await buildUser({ role: ROLE.admin, name: 'Ada Quillfeather' });
    const create = (name: string) =>
      api.fetch('/api/v1/category/create-category', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: ada.token },
        body: JSON.stringify({ name }),
      });
    const writes = Array.from({ length: 8 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 15));
      return create(`Lamps ${index}`);
    });
    const deletion = deleteOwn(ada.token);
    await settle(...writes, deletion);
    expect(await deletion).toBe(200);
    expect(await tracesOf('Quillfeather', ada.email)).toEqual([]);
  });

  it.each(ROUNDS)('a sign-in leaves no session behind (%i)', async () => {
    const ada = await buildUser();
    const { token: admin } = await buildAdmin();
    const signIns = Array.from({ length: 4 }, () => signIn(ada.email));
    await new Promise((resolve) => setTimeout(resolve, 60));
    await settle(deleteFor(ada.id, admin), ...signIns);
    expect(await UserModel.exists({ _id: ada.id })).toBeNull();
    expect(await SessionModel.countDocuments({ user: ada.id })).toBe(0);
  });

  it('the last administrator stays when all of them leave', async () => {
    for (let round = 1; round <= 3; round += 1) {
      await UserModel.deleteMany({});
      const admins = await Promise.all([buildAdmin(), buildAdmin(), buildAdmin()]);
      const statuses = await Promise.all(admins.map(({ token }) => deleteOwn(token)));
      expect(await UserModel.countDocuments({ role: ROLE.admin }), statuses.join()).toBe(1);
      expect(statuses.sort()).toEqual([200, 200, 409]);
    }
  });
});
