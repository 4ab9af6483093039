import { DELETED_USER, endpoints, ROLE } from '@shop/shared';
import { expect, it } from 'vitest';
import { UserModel } from '../accounts/index.js';
import { buildAdmin, buildOrder, buildUser, unknownId } from '../../testing/factories.js';
import { sessionsOf } from '../../testing/sessions.js';
import { useTestShop } from '../../testing/test-shop.js';
import { tracesOf } from '../../testing/traces.js';

const api = useTestShop();
const { isSignedIn } = sessionsOf(api);

const input = (token: string, userId: string) => ({ token, params: { userId } });

it('an administrator deletes the account of a shopper; the entry doesn’t name the person', async () => {
  const { token } = await buildAdmin();
  const ada = await buildUser({ name: 'Ada Quillfeather' });
  const { body } = await api.call(endpoints.deleteUser, input(token, ada.id));
  expect(body.message).toBe('The account of Ada Quillfeather has been deleted');
  expect(await isSignedIn(ada.token)).toBe(false);
  expect(await tracesOf('Quillfeather', ada.email)).toEqual([]);
  const { body: audit } = await api.call(endpoints.listAuditEntries, { token });
  expect(audit.entries).toMatchObject([
    {
      action: 'deleteUser',
      subject: { _id: ada.id, name: DELETED_USER },
      before: null,
      after: null,
    },
  ]);
  const again = await api.refuse(endpoints.deleteUser, input(token, ada.id));
  expect(again).toMatchObject({ status: 404, message: 'User not found' });
});

it('a shopper who waits for an order is not deleted', async () => {
  const { token } = await buildAdmin();
  const ada = await buildUser();
  await buildOrder({ buyer: ada });
  expect(await api.refuse(endpoints.deleteUser, input(token, ada.id))).toMatchObject({
    status: 409,
    message: 'This user has orders that are not delivered yet: deliver or cancel them first',
  });
  expect(await isSignedIn(ada.token)).toBe(true);
});

it('nobody deletes or downloads for an administrator, not even for themselves', async () => {
  const grace = await buildAdmin();
  const other = await buildAdmin();
  for (const userId of [grace.id, other.id]) {
    const deletion = await api.refuse(endpoints.deleteUser, input(grace.token, userId));
    expect(deletion).toMatchObject({
      status: 409,
      message: 'This user is an administrator: make them a shopper first',
    });
    const download = await api.refuse(endpoints.downloadUserData, input(grace.token, userId));
    expect(download).toMatchObject({
      status: 409,
      message: 'Administrators download their data themselves',
    });
  }
  const body = { role: ROLE.shopper };
  await api.call(endpoints.updateUserRole, { ...input(grace.token, other.id), body });
  await api.call(endpoints.deleteUser, input(grace.token, other.id));
  expect(await UserModel.exists({ _id: other.id })).toBeNull();
});

it('an administrator downloads the data of a shopper; the entry holds none of it', async () => {
  const { token } = await buildAdmin();
  const ada = await buildUser();
  const order = await buildOrder({ buyer: ada });
  const { body } = await api.call(endpoints.downloadUserData, input(token, ada.id));
  expect(body).toMatchObject({ profile: { email: ada.email }, orders: [{ _id: order.id }] });
  const { body: audit } = await api.call(endpoints.listAuditEntries, { token });
  expect(audit.entries[0]).toMatchObject({
    action: 'downloadUserData',
    subject: { _id: ada.id },
    before: null,
    after: null,
  });
});

it('an unknown user is not found', async () => {
  const { token } = await buildAdmin();
  for (const endpoint of [endpoints.deleteUser, endpoints.downloadUserData]) {
    expect((await api.refuse(endpoint, input(token, unknownId()))).status).toBe(404);
  }
});
