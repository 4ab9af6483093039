import { endpoints, ROLE, type Role } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildUser, unknownId } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { appointAdmin } from './operator.js';
import { UserModel } from '../user.model.js';

const api = useTestShop();

const input = (token: string, userId: string, role: Role) => ({
  token,
  params: { userId },
  body: { role },
});

function countAdmins(): Promise<number> {
  return UserModel.countDocuments({ role: ROLE.admin });
}

it('says whether someone was an administrator already, also when two appoint them at the same moment', async () => {
  const { email } = await buildUser();
  const said = await Promise.all([appointAdmin(email), appointAdmin(email)]);
  expect(said.sort()).toEqual([
    `${email} is already an administrator.`,
    `${email} is now an administrator.`,
  ]);
});

describe('PUT /auth/user-role', () => {
  it('makes a shopper an administrator with the token they have, and a shopper again', async () => {
    const admin = await buildAdmin();
    const ada = await buildUser();
    expect((await api.refuse(endpoints.checkAdmin, { token: ada.token })).status).toBe(403);
    const made = await api.call(endpoints.updateUserRole, input(admin.token, ada.id, ROLE.admin));
    expect(made.body).toMatchObject({
      message: 'Ada Buyer is an administrator',
      user: { _id: ada.id, role: ROLE.admin },
    });
    await api.call(endpoints.checkAdmin, { token: ada.token });
    const unmade = await api.call(
      endpoints.updateUserRole,
      input(admin.token, ada.id, ROLE.shopper),
    );
    expect(unmade.body.message).toBe('Ada Buyer is a shopper');
    expect((await api.refuse(endpoints.checkAdmin, { token: ada.token })).status).toBe(403);
  });

  it('does not dismiss the last administrator', async () => {
    const { token, id } = await buildAdmin();
    const failure = await api.refuse(endpoints.updateUserRole, input(token, id, ROLE.shopper));
    expect(failure).toMatchObject({
      status: 409,
      message: 'This is the last administrator: appoint another one first',
    });
    expect(await countAdmins()).toBe(1);
  });

  it('leaves one when all of them are dismissed at the same moment', async () => {
    for (let round = 1; round <= 5; round += 1) {
      await UserModel.deleteMany({});
      const admins = await Promise.all([buildAdmin(), buildAdmin(), buildAdmin()]);
      const statuses = await Promise.all(
        admins.map(async ({ id }, index) => {
          const by = admins[(index + 1) % admins.length];
          const response = await api.fetch(`/api/v1/auth/user-role/${id}`, {
            method: 'PUT',
            headers: { 'Content-Type': 'application/json', Authorization: by?.token ?? '' },
            body: JSON.stringify({ role: ROLE.shopper }),
          });
          return response.status;
        }),
      );
      expect(await countAdmins(), statuses.join()).toBeGreaterThanOrEqual(1);
      // The losers were refused for a reason: last administrator, or no longer one.
      expect(statuses.filter((status) => ![200, 403, 409].includes(status))).toEqual([]);
    }
  });

  it('refuses an unknown user or role', async () => {
    const { token, id } = await buildAdmin();
    const unknown = await api.refuse(
      endpoints.updateUserRole,
      input(token, unknownId(), ROLE.admin),
    );
    expect(unknown.status).toBe(404);
    for (const role of [2, '1', true, null, { $ne: 0 }]) {
      const failure = await api.refuse(endpoints.updateUserRole, {
        token,
        params: { userId: id },
        body: { role },
      });
      expect(failure).toMatchObject({ status: 400, errors: [{ field: 'role' }] });
    }
  });
});
