import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin, buildMember, buildProduct, unknownId } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

async function goodsOf(query: { kind: 'products' | 'brands'; ids?: string; search?: string }) {
  const { token } = await buildAdmin();
  return (await api.call(endpoints.listRuleGoods, { token, query })).body.goods;
}

it('products are named by their ids; unknown ones are left out', async () => {
  const lamp = await buildProduct({ name: 'Lamp' });
  await buildProduct({ name: 'Chair' });
  const goods = await goodsOf({ kind: 'products', ids: `${lamp.id},${unknownId()}` });
  expect(goods).toEqual([{ _id: lamp.id, name: 'Lamp' }]);
});

it('products are found by the beginning of their names, without the permission for the catalogue', async () => {
  const { id } = await buildProduct({ name: 'Lamp' });
  await buildProduct({ name: 'Chair' });
  const { token } = await buildMember(['marketing']);
  const query = { kind: 'products', search: 'LA' } as const;
  const { goods } = (await api.call(endpoints.listRuleGoods, { token, query })).body;
  expect(goods).toEqual([{ _id: id, name: 'Lamp' }]);
});

it('brands are found by the beginning of their names, in any case', async () => {
  await buildProduct({ name: 'Desk', details: { brand: 'Oak & Sons' } });
  await buildProduct({ name: 'Mug', details: { brand: 'Northway' } });
  const found = await goodsOf({ kind: 'brands', search: 'oak' });
  expect(found).toMatchObject([{ name: 'Oak & Sons' }]);
  expect(await goodsOf({ kind: 'brands', ids: found[0]?._id ?? '' })).toEqual(found);
  expect(await goodsOf({ kind: 'brands' })).toHaveLength(2);
});
