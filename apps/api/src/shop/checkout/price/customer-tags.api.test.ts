import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

const tagged = (userId: string, token: string, tags: string[], tagsBefore: string[] = []) => ({
  token,
  params: { userId },
  body: { tags, tagsBefore },
});

it('a promotion for customers with a tag applies to them alone, in any case', async () => {
  const { token } = await buildAdmin();
  const body = { ...TEN_PERCENT, conditions: { customerTags: ['NEWSLETTER'] } };
  await api.call(endpoints.createPromotion, { token, body });
  const reader = await buildUser();
  const other = await buildUser();
  await api.call(endpoints.updateUserTags, tagged(reader.id, token, ['Newsletter']));
  const { id: product } = await buildProduct({ price: 40 });
  const items = { items: [{ product, quantity: 1 }] };
  const totals = [];
  for (const buyer of [reader, other])
    totals.push(
      (await api.call(endpoints.quoteOrder, { token: buyer.token, body: items })).body.total,
    );
  expect(totals).toEqual([36, 40]);
});

it('tags are listed once each, are in the download, and are never overwritten unseen', async () => {
  const { token } = await buildAdmin();
  const { id, token: own } = await buildUser();
  const set = await api.call(endpoints.updateUserTags, tagged(id, token, ['VIP', 'vip']));
  expect(set.body.user.tags).toEqual(['vip']);
  const { profile } = (await api.call(endpoints.downloadMyData, { token: own })).body;
  expect(profile.tags).toEqual(['vip']);
  const late = await api.refuse(endpoints.updateUserTags, tagged(id, token, ['B2B']));
  expect(late.status).toBe(409);
  const none = await api.call(endpoints.updateUserTags, tagged(id, token, [], ['vip']));
  expect(none.body.user).not.toHaveProperty('tags');
});
