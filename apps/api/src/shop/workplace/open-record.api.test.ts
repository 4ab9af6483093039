import { endpoints, PERMISSION_MISSING, ROLE, type RecordKind } from '@shop/shared';
import { expect, it } from 'vitest';
import {
  buildAdmin,
  buildMember,
  buildUser,
  PASSWORD,
  unknownId,
} from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OpenRecordModel } from './open-record.model.js';

const api = useTestShop();

const open = async (token: string, id: string, kind: RecordKind = 'order') =>
  (await api.call(endpoints.openRecord, { token, params: { kind, id } })).body.others;

it('shows who else has the same record open', async () => {
  const ada = await buildUser({ role: ROLE.admin, name: 'Ada' });
  const bob = await buildUser({ role: ROLE.admin, name: 'Bob' });
  const id = unknownId();
  expect(await open(ada.token, id)).toEqual([]);
  expect(await open(bob.token, id)).toEqual([{ _id: ada.id, name: 'Ada' }]);
  expect(await open(ada.token, id)).toEqual([{ _id: bob.id, name: 'Bob' }]);
  expect(await open(ada.token, unknownId())).toEqual([]);
  expect(await open(bob.token, id, 'product')).toEqual([]);
});

it('forgets who has not been there for half a minute', async () => {
  const ada = await buildAdmin();
  const bob = await buildAdmin();
  const id = unknownId();
  await open(ada.token, id);
  const { until } = await OpenRecordModel.findOne({ user: ada.id }).orFail().lean();
  expect(Math.abs(until.getTime() - Date.now() - 30_000)).toBeLessThan(10_000);
  await OpenRecordModel.updateOne({ user: ada.id }, { until: new Date(Date.now() - 1) });
  expect(await open(bob.token, id)).toEqual([]);
});

it('takes the permission for the record', async () => {
  const { token } = await buildMember(['orders']);
  expect(await open(token, unknownId())).toEqual([]);
  const params = { kind: 'product', id: unknownId() } as const;
  expect(await api.refuse(endpoints.openRecord, { token, params })).toMatchObject({
    status: 403,
    message: PERMISSION_MISSING('catalog'),
  });
});

it('counts tabs at the same moment once', async () => {
  const ada = await buildUser({ role: ROLE.admin, name: 'Ada' });
  const bob = await buildAdmin();
  const id = unknownId();
  await Promise.all(Array.from({ length: 8 }, () => open(ada.token, id)));
  expect(await open(bob.token, id)).toEqual([{ _id: ada.id, name: 'Ada' }]);
});

it('is in the download of their data, and gone with the account', async () => {
  const ada = await buildAdmin();
  await buildAdmin();
  const id = unknownId();
  await open(ada.token, id, 'customer');
  const { body } = await api.call(endpoints.downloadMyData, { token: ada.token });
  expect(body.openRecords).toMatchObject([{ kind: 'customer', id }]);
  await api.call(endpoints.deleteMyAccount, { token: ada.token, body: { password: PASSWORD } });
  expect(await OpenRecordModel.countDocuments()).toBe(0);
});
