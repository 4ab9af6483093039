import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { UserModel } from '../accounts/index.js';
import { AuditEntryModel } from '../audit/index.js';
import { ProductModel } from '../catalog/index.js';
import { completeOrderSearch, OrderModel } from '../orders/index.js';
import { MAKER, buildAdmin, buildOrder, buildProduct, buildUser } from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';
import { backfill } from './backfill.js';

const api = useTestShop();

it('lets lists find and sort documents of an earlier version', async () => {
  const { token } = await buildAdmin();
  const buyer = await buildUser({ name: 'Zoë King' });
  await buildProduct({ name: 'lamp 9' });
  await buildOrder({ buyer, items: [{ product: (await buildProduct()).id, quantity: 1 }] });
  await UserModel.updateMany({}, { $unset: { searchPrefixes: 1 } });
  await ProductModel.updateMany({}, { $unset: { nameKey: 1 } });
  await OrderModel.updateMany({}, { $unset: { number: 1, delivery: 1, searchWords: 1 } });
  await AuditEntryModel.updateMany({}, { $unset: { actorPrefixes: 1, subjectPrefixes: 1 } });
  await backfill();
  await completeOrderSearch();
  expect(await ProductModel.findOne({ name: 'lamp 9' }).lean()).toMatchObject({
    nameKey: 'lamp 000000000009',
  });
  for (const search of ['zoe', buyer.email, '#100']) {
    const { body } = await api.call(endpoints.listAllOrders, { token, query: { search } });
    expect(body).toHaveLength(1);
  }
  const { body } = await api.call(endpoints.listUsers, { token, query: { search: 'king' } });
  expect(body.users.map(({ email }) => email)).toEqual([buyer.email]);
  const query = { who: MAKER.email, subject: 'lamp' };
  const audit = await api.call(endpoints.listAuditEntries, { token, query });
  expect(audit.body.entries.map(({ subject }) => subject.name)).toEqual(['lamp 9']);
});
