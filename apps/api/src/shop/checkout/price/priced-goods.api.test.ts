import { randomUUID } from 'node:crypto';
import { endpoints, type OrderItem, type PromotionInput } from '@shop/shared';
import mongoose from 'mongoose';
import { afterEach, expect, it } from 'vitest';
import { EVERYWHERE, TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildCategory, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildGrid, buildVariants } from '../../../testing/variants.js';
import { BrandModel } from '../../catalog/index.js';
import { OrderModel } from '../../orders/index.js';

const api = useTestShop();

afterEach(() => mongoose.set('debug', false));

async function makePromotion(promotion: Partial<PromotionInput>) {
  const { token } = await buildAdmin();
  const body = { ...TEN_PERCENT, ...promotion };
  await api.call(endpoints.createPromotion, { token, body });
}

/** What a quote and an order say of the same items, which must be the same. */
async function priceOf(items: OrderItem[]) {
  const { token } = await buildUser();
  const wanted = {
    items,
    address: { line1: 'Ring 1', postalCode: '1010', city: 'Vienna', country: 'AT' },
  };
  const { body: quote } = await api.call(endpoints.quoteOrder, { body: wanted });
  const headers = { 'idempotency-key': randomUUID() };
  const input = { token, headers, body: { ...wanted, total: quote.total } };
  const { order } = (await api.call(endpoints.placeOrder, input)).body;
  expect([order.amounts, order.discounts]).toEqual([quote.amounts, quote.discounts]);
  const stored = await OrderModel.findOne({ number: order.number }).lean();
  return { amounts: quote.amounts, lines: stored?.price?.lines };
}

const oneOf = (...products: { id: string }[]): OrderItem[] =>
  products.map(({ id }) => ({ product: id, quantity: 1 }));

it('takes the discount of a brand off its products only', async () => {
  const branded = await buildProduct({ price: 20, details: { brand: 'Oak & Sons' } });
  const brand = await BrandModel.findOne({ name: 'Oak & Sons' }).lean();
  await makePromotion({ goods: { brands: [String(brand?._id)] } });
  const { amounts } = await priceOf(oneOf(branded, await buildProduct({ price: 30 })));
  expect(amounts).toMatchObject({ items: 50, discount: 2, total: 48 });
});

it('takes no piece below the lowest price of its product, whichever variant it is', async () => {
  const details = { lowestPrice: '18.50' };
  const lamp = await buildProduct({ price: 20, details });
  const shirt = await buildVariants({}, { details });
  await makePromotion({ kind: 'percent', scope: 'items', value: 50 });
  expect((await priceOf(oneOf(lamp))).amounts).toMatchObject({ discount: 1.5, total: 18.5 });
  const items = [{ product: shirt.id, variant: shirt.variants[0]?.id, quantity: 2 }];
  expect((await priceOf(items)).amounts).toMatchObject({ items: 40, discount: 3, total: 37 });
});

it('takes no piece of a variant below its own lowest price', async () => {
  const { variants } = buildGrid();
  const [small, medium] = variants;
  const shirt = await buildVariants(
    {
      variants: [
        { ...small, values: ['S'], price: 20, quantity: 10, lowestPrice: 15 },
        { ...medium, values: ['M'], price: 20, quantity: 10 },
      ],
    },
    { details: { lowestPrice: '18.50' } },
  );
  await makePromotion({ kind: 'percent', scope: 'items', value: 50 });
  const discountOf = async (at: number) => {
    const { amounts } = await priceOf([
      { product: shirt.id, variant: shirt.variants[at]?.id, quantity: 1 },
    ]);
    return amounts?.discount;
  };
  expect(await discountOf(0)).toBe(5);
  expect(await discountOf(1)).toBe(1.5);
});

it('takes the discount of a tag off products that have it, in any case', async () => {
  const tagged = await buildProduct({ price: 20, details: { tags: 'Garden, Summer' } });
  await makePromotion({ goods: { tags: ['SUMMER'] } });
  const { amounts } = await priceOf(oneOf(tagged, await buildProduct({ price: 30 })));
  expect(amounts).toMatchObject({ items: 50, discount: 2, total: 48 });
});

it('takes the discount of a category off the products of its branch', async () => {
  const furniture = await buildCategory('Furniture');
  const chairs = await buildCategory('Chairs', { parent: furniture.id });
  const chair = await buildProduct({ price: 20, category: chairs.id });
  await makePromotion({ goods: { categories: [furniture.id] } });
  const { amounts } = await priceOf(oneOf(chair, await buildProduct({ price: 30 })));
  expect(amounts).toMatchObject({ items: 50, discount: 2, total: 48 });
});

it('leaves products and variants out that are on sale', async () => {
  await makePromotion({ goods: { notOnSale: true } });
  const reduced = await buildProduct({ price: 20, details: { compareAtPrice: '25' } });
  const shirt = await buildVariants({
    variants: [
      { values: ['S'], price: 30, compareAtPrice: 40, quantity: 5, sku: null },
      { values: ['M'], price: 30, quantity: 5, sku: null },
    ],
  });
  const sizes = shirt.variants.map(({ id }) => ({ product: shirt.id, variant: id, quantity: 1 }));
  const { amounts } = await priceOf([...oneOf(reduced), ...sizes]);
  expect(amounts).toMatchObject({ items: 80, discount: 3, total: 77 });
});

it('prices the delivery by the weight of what is carried, which the order keeps', async () => {
  const { token } = await buildAdmin();
  const tiers = [{ upTo: 1000, price: 4 }, { upTo: 2000, price: 7 }, { price: 20 }];
  const methods = [{ name: 'Parcel', price: { by: 'weight' as const, tiers } }];
  await api.call(endpoints.createShippingZone, { token, body: { ...EVERYWHERE, methods } });
  const book = await buildProduct({ price: 20, shipping: true, details: { weight: '800' } });
  const file = await buildProduct({ price: 5, details: { weight: '5000' } });
  const shirt = await buildVariants(
    {
      variants: [
        { values: ['S'], price: 30, quantity: 5, sku: null },
        { values: ['M'], price: 30, quantity: 5, sku: null, weight: 300 },
      ],
    },
    { shipping: true, details: { weight: '200' } },
  );
  const sizes = shirt.variants.map(({ id }) => ({ product: shirt.id, variant: id, quantity: 1 }));
  const { amounts, lines } = await priceOf([...oneOf(book, file), ...sizes]);
  expect(amounts).toMatchObject({ items: 85, shipping: 7, total: 92 });
  expect(lines?.map(({ weight }) => weight ?? 0).sort()).toEqual([0, 200, 300, 800]);
  expect(lines?.map(({ taxClass }) => taxClass)).toEqual(Array(4).fill('standard'));
});

it('carries no product of the branch of a category that a method excludes', async () => {
  const { token } = await buildAdmin();
  const furniture = await buildCategory('Furniture');
  const chairs = await buildCategory('Chairs', { parent: furniture.id });
  const price = { by: 'flat' as const, price: 4 };
  const methods = [
    { name: 'Letter', price, excludedCategories: [furniture.id] },
    { name: 'Parcel', price: { by: 'flat' as const, price: 9 } },
  ];
  await api.call(endpoints.createShippingZone, { token, body: { ...EVERYWHERE, methods } });
  const items = oneOf(await buildProduct({ shipping: true, category: chairs.id }));
  const { body } = await api.call(endpoints.quoteOrder, { body: { items } });
  expect(body.shippingMethods).toMatchObject([{ name: 'Parcel', price: 9 }]);
});

it('reads no brand and no category in a shop without promotions, zones and rates', async () => {
  const items = oneOf(await buildProduct({ details: { brand: 'Oak', tags: 'Garden' } }));
  const used = new Set<string>();
  mongoose.set('debug', (collection: string) => void used.add(collection));
  await priceOf(items);
  expect(used).toContain('products');
  expect([...used].filter((name) => ['brands', 'categories', 'variants'].includes(name))).toEqual(
    [],
  );
});
