import { endpoints } from '@shop/shared';
import { searchPrefixes } from '@shop/mongo/text';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildAdmin, buildUser, PASSWORD } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { UserModel } from '../user.model.js';
import { accountFilter } from './account-search.js';
import { findEarlier } from './find-earlier.js';
import { FindableAccountsModel } from './findable-accounts.model.js';

const api = useTestShop();
let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const HOME = { name: 'Zoe', company: 'Kelterei Huber', city: 'Villach', postalCode: '09500' };

/** Who is found in the list of customers, which the list of users agrees with. */
async function found(search: string) {
  const customers = (await api.call(endpoints.listCustomers, { token, query: { search } })).body;
  const { users } = (await api.call(endpoints.listUsers, { token, query: { search } })).body;
  const ids = customers.customers.map(({ _id }) => _id);
  expect(users.map(({ _id }) => _id)).toEqual(ids);
  return ids;
}

const keep = (of: string, addresses: object[], version: number) =>
  api.call(endpoints.saveAddresses, { token: of, body: { addresses, version } });

it('a customer is found by what the profile says now', async () => {
  const ada = await buildUser();
  const body = { name: 'Ada', phone: '+43 664 5551234', address: '7 Elm Street, Graz' };
  await api.call(endpoints.updateProfile, { token: ada.token, body });
  for (const text of ['+43 664 5551', '0664 5551', '6645551234', 'elm graz', 'ada 7'])
    expect(await found(text), text).toEqual([ada.id]);
  const moved = { ...body, phone: '+43 1 98765432', address: '9 Oak Road, Linz' };
  await api.call(endpoints.updateProfile, { token: ada.token, body: moved });
  expect(await found('98765432 linz')).toEqual([ada.id]);
  for (const text of ['6645551234', 'graz']) expect(await found(text), text).toEqual([]);
});

it('a customer is found by the addresses kept with the account, until they are removed', async () => {
  const ada = await buildUser();
  await keep(ada.token, [HOME], 0);
  const body = { name: 'Ada', address: '9 Oak Road' };
  await api.call(endpoints.updateProfile, { token: ada.token, body });
  const texts = ['zoe', 'huber', 'villach', '9500', '09500', 'oak kelt'];
  for (const text of texts) expect(await found(text), text).toEqual([ada.id]);
  await keep(ada.token, [], 1);
  for (const text of texts) expect(await found(text), text).toEqual([]);
});

it('a deleted account is found by nothing', async () => {
  const ada = await buildUser();
  await keep(ada.token, [HOME], 0);
  await api.call(endpoints.deleteMyAccount, { token: ada.token, body: { password: PASSWORD } });
  expect(await found('villach')).toEqual([]);
});

it('accounts of the past become findable once, and none is given what it had before', async () => {
  const ada = await buildUser();
  const bob = await buildUser({ name: 'Bob' });
  await keep(ada.token, [HOME], 0);
  await keep(bob.token, [HOME], 0);
  await UserModel.updateMany({}, { $set: { searchPrefixes: searchPrefixes('old') } });
  // Bob is changed between the reading and the writing.
  vi.spyOn(UserModel, 'bulkWrite').mockImplementationOnce(async (writes) => {
    await keep(bob.token, [{ city: 'Linz' }], 1);
    return UserModel.bulkWrite(writes);
  });
  expect(await findEarlier()).toBe(false);
  expect(await found('villach')).toEqual([ada.id]);
  expect(await found('linz')).toEqual([bob.id]);
  expect((await FindableAccountsModel.findOne().lean())?.isComplete).toBe(true);
});

it.each(['ada', '0664 555', '62701', 'elm graz', 'a'])(
  'a search for %s reads an index',
  async (text) => {
    await buildUser();
    const page = UserModel.find(accountFilter(text)).sort({ createdAt: -1, _id: -1 }).limit(50);
    const plan = JSON.stringify(await page.explain('queryPlanner'));
    expect(plan).toContain('"stage":"IXSCAN"');
    expect(plan).not.toContain('"stage":"COLLSCAN"');
  },
);
