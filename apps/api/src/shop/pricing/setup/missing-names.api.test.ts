import { endpoints, type PromotionInput } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildZone, TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import {
  buildAdmin,
  buildCategory,
  buildProduct,
  buildUser,
  unknownId,
} from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

async function make(fields: Partial<PromotionInput>) {
  const { token } = await buildAdmin();
  const body = { ...TEN_PERCENT, ...fields };
  const { promotion } = (await api.call(endpoints.createPromotion, { token, body })).body;
  const read = async () => {
    const params = { id: promotion._id };
    const one = (await api.call(endpoints.getPromotion, { token, params })).body.promotion;
    const [listed] = (await api.call(endpoints.listPromotions, { token })).body.promotions;
    expect(listed?.missing).toEqual(one.missing);
    return one.missing;
  };
  return { token, read };
}

it('a promotion says that a product, a category or a zone that it names was deleted', async () => {
  const [product, category, zone] = [
    await buildProduct(),
    await buildCategory(),
    await buildZone(),
  ];
  const { token, read } = await make({
    goods: { products: [product.id] },
    conditions: { categories: [category.id], zones: [zone] },
  });
  expect(await read()).toBeUndefined();
  await api.call(endpoints.deleteProduct, { token, params: { id: product.id } });
  expect(await read()).toEqual(['product']);
  await api.call(endpoints.deleteShippingZone, { token, params: { id: zone } });
  await api.call(endpoints.deleteCategory, { token, params: { id: category.id } });
  expect(await read()).toEqual(['product', 'category', 'zone']);
});

it('also where it is one of several, and of a method of delivery', async () => {
  const { id } = await buildProduct();
  const goods = { products: [id, unknownId()] };
  const side = { quantity: 1, goods };
  const { read } = await make({
    kind: 'buyXgetY',
    scope: 'items',
    value: undefined,
    buyAndGet: { buy: side, get: { quantity: 1, percent: 100 } },
    conditions: { shippingMethods: [unknownId()] },
  });
  expect(await read()).toEqual(['product', 'delivery method']);
});

it('also that no product and no customer has a tag that it names', async () => {
  const { token, read } = await make({
    goods: { tags: ['Linen'] },
    conditions: { customerTags: ['Press'] },
  });
  expect(await read()).toEqual(['product tag', 'customer tag']);
  await buildProduct({ details: { tags: 'linen' } });
  const { user } = await buildUser();
  const body = { tags: ['press'], tagsBefore: [] };
  await api.call(endpoints.updateUserTags, {
    token,
    params: { userId: user._id.toHexString() },
    body,
  });
  expect(await read()).toBeUndefined();
});
