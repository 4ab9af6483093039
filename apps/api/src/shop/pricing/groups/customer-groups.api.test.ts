import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS, endpoints, type CustomerGroupInput } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildGroup, TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildMember, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { pricedAccounts, UserModel } from '../../accounts/index.js';
import { OrderModel } from '../../orders/index.js';
import { SalesCounting } from '../../overview/index.js';
import { createShopSettings } from '../../settings/index.js';
import { CustomerGroupModel } from '../setup/rule.model.js';
import { groupFilter, isInGroup } from './in-group.js';

const api = useTestShop();
const DAY = 86_400_000;
const counting = new SalesCounting(createShopSettings(DEFAULT_SETTINGS));
const counted = () => counting.catchUp();

async function setUp() {
  const { token: admin } = await buildAdmin();
  const { id: product } = await buildProduct({ price: 40, quantity: 90 });
  const buyer = await buildUser();
  const other = await buildUser();
  const buy = async (token: string, city = 'Graz') => {
    const address = { line1: '1 High Street', city, state: 'Styria', country: 'AT' };
    const body = { items: [{ product, quantity: 2 }], address };
    return (
      await api.call(endpoints.placeOrder, {
        token,
        headers: { 'idempotency-key': randomUUID() },
        body,
      })
    ).body.order;
  };
  const quote = async (token: string) => {
    const items = [{ product, quantity: 1 }];
    return (await api.call(endpoints.quoteOrder, { token, body: { items } })).body.total;
  };
  const groupOf = async (body: CustomerGroupInput) =>
    (await api.call(endpoints.createCustomerGroup, { token: admin, body })).body.group;
  return { admin, buyer, other, buy, quote, groupOf };
}

it('a promotion for a group applies to who meets its rules, at the quote and at the checkout', async () => {
  const { admin, buyer, other, buy, quote, groupOf } = await setUp();
  const { _id } = await groupOf({ name: 'Regulars', minSpent: 80 });
  const body = { ...TEN_PERCENT, conditions: { customerGroups: [_id] } };
  await api.call(endpoints.createPromotion, { token: admin, body });
  expect((await buy(buyer.token)).total).toBe(80);
  await counted();
  expect([await quote(buyer.token), await quote(other.token)]).toEqual([36, 40]);
  expect((await buy(buyer.token)).total).toBe(72);
  expect((await buy(other.token)).total).toBe(80);
});

it('a promotion says that its group was deleted, and then applies to nobody', async () => {
  const { admin: token, buyer, buy, quote, groupOf } = await setUp();
  const { _id } = await groupOf({ name: 'Regulars', minSpent: 1 });
  const body = { ...TEN_PERCENT, conditions: { customerGroups: [_id] } };
  await api.call(endpoints.createPromotion, { token, body });
  await buy(buyer.token);
  await counted();
  expect(await quote(buyer.token)).toBe(36);
  await api.call(endpoints.deleteCustomerGroup, { token, params: { id: _id } });
  const [promotion] = (await api.call(endpoints.listPromotions, { token })).body.promotions;
  expect(promotion?.missing).toEqual(['group of customers']);
  expect(await quote(buyer.token)).toBe(40);
});

it('the database and the checkout agree on who is in a group', async () => {
  const { buyer, other, buy } = await setUp();
  await buy(buyer.token);
  await buy(buyer.token, 'WIEN');
  await buy(other.token, 'Linz');
  await OrderModel.updateMany(
    { 'buyer._id': other.id },
    { $set: { createdAt: new Date(Date.now() - 40 * DAY) } },
  );
  const unknown = await buildUser();
  await UserModel.updateOne({ _id: unknown.id }, { $set: { tags: ['B2B'] } });
  await counted();
  const users = await UserModel.find({}, { _id: 1 }).lean();
  const accounts = await pricedAccounts(users.map(({ _id }) => _id));
  const groups: [Omit<CustomerGroupInput, 'name'>, string[]][] = [
    [{ minSpent: 80_00 }, [buyer.id, other.id]],
    [{ minSpent: 80_01 }, [buyer.id]],
    [{ daysSinceOrder: 30 }, [other.id]],
    [{ city: 'Wien', country: 'AT' }, [buyer.id]],
    [{ state: 'STYRIA', city: 'Linz' }, [other.id]],
    [{ tag: 'B2B' }, [unknown.id]],
    [{ tag: 'B2B', minSpent: 1 }, []],
  ];
  const now = Date.now();
  for (const [rules, expected] of groups) {
    const found = await UserModel.find(groupFilter(rules, now), { _id: 1 }).lean();
    const ids = found.map(({ _id }) => _id.toHexString());
    expect(ids.sort(), JSON.stringify(rules)).toEqual(expected.sort());
    const told = [...accounts.values()].filter((account) => isInGroup(rules, account, now));
    expect(told.map(({ _id }) => _id.toHexString()).sort()).toEqual(expected);
  }
});

it('customers are listed by group and sorted by sums, which needs the permission for money', async () => {
  const { admin: token, buyer, other, buy, groupOf } = await setUp();
  await buy(other.token);
  await buy(buyer.token);
  await buy(buyer.token);
  await counted();
  const { _id: group, customers } = await groupOf({ name: 'All who bought', minSpent: 1 });
  expect(customers).toBe(2);
  const listed = async (query: Record<string, string>) =>
    (await api.call(endpoints.listCustomers, { token, query })).body.customers.map(
      ({ _id }) => _id,
    );
  expect(await listed({ group, sort: 'spent' })).toEqual([buyer.id, other.id]);
  expect((await listed({ sort: 'orders' })).slice(0, 2)).toEqual([buyer.id, other.id]);
  expect((await listed({ sort: 'lastOrder', search: 'nobody' })).length).toBe(0);
  const { token: support } = await buildMember(['customers']);
  const query = { sort: 'spent' } as const;
  expect((await api.refuse(endpoints.listCustomers, { token: support, query })).status).toBe(403);
  const byGroup = { token: support, query: { group } };
  expect((await api.refuse(endpoints.listCustomers, byGroup)).status).toBe(403);
  const { groups } = (await api.call(endpoints.listCustomerGroups, { token: support })).body;
  expect(groups[0]).not.toHaveProperty('minSpent');
  expect(groups[0]).toHaveProperty('byAmount', true);
  expect(await groupOf({ name: 'VIP', tag: 'VIP' })).not.toHaveProperty('byAmount');
});

it('an order that was cancelled is no sign of a customer who still buys', async () => {
  const { buyer, buy, groupOf } = await setUp();
  await buy(buyer.token, 'Wien');
  const { number } = await buy(buyer.token, 'Linz');
  await OrderModel.updateOne(
    { number: { $ne: number } },
    { $set: { createdAt: new Date(Date.now() - 40 * DAY) } },
  );
  const params = { number: String(number) };
  await api.call(endpoints.cancelMyOrder, { token: buyer.token, params });
  await counted();
  expect((await groupOf({ name: 'Gone', daysSinceOrder: 30 })).customers).toBe(1);
  expect((await groupOf({ name: 'Linz', city: 'Linz' })).customers).toBe(0);
});

it('sums go down with a cancelled order, and those of earlier orders are counted too', async () => {
  const { buyer, buy } = await setUp();
  const { number } = await buy(buyer.token);
  await counted();
  const spent = async () => (await UserModel.findById(buyer.id).lean())?.sums?.spentCents;
  expect(await spent()).toBe(80_00);
  const params = { number: String(number) };
  await api.call(endpoints.cancelMyOrder, { token: buyer.token, params });
  await counted();
  expect(await spent()).toBe(0);
});

it('a group needs a rule, and a save of an older version is refused', async () => {
  const { token } = await buildAdmin();
  const none = await api.refuse(endpoints.createCustomerGroup, { token, body: { name: 'All' } });
  expect(none.status).toBe(400);
  const id = await buildGroup();
  const save = (minSpent: number) => ({
    token,
    params: { id },
    body: { name: 'Regulars', minSpent, version: 1 },
  });
  await api.call(endpoints.updateCustomerGroup, save(150));
  expect((await api.refuse(endpoints.updateCustomerGroup, save(200))).status).toBe(409);
  expect((await CustomerGroupModel.findById(id).lean())?.rule.minSpent).toBe(150_00);
});
