import { endpoints, urlOf } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildAdmin, buildProduct, buildShippedOrder } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { buildVariants, saveGrid } from '../../testing/variants.js';

const api = useTestShop();

let token: string;
let number: number;
let variant: string | undefined;

/** An order of a variant and of a product without any; then the variant is renamed. */
beforeEach(async () => {
  ({ token } = await buildAdmin());
  const cap = await buildProduct({ name: 'Cap', price: 5 });
  const shirt = await buildVariants({
    variants: [{ values: ['M'], price: 20, quantity: 9, sku: 'TS-77' }],
  });
  variant = shirt.variants[0]?.id;
  const items = [
    { product: cap.id, quantity: 1 },
    { product: shirt.id, variant: variant ?? '', quantity: 2 },
  ];
  ({ number } = await buildShippedOrder({ items }));
  await saveGrid(shirt.id, {
    options: [{ name: 'Size', values: ['Medium'] }],
    variants: [{ _id: variant, values: ['Medium'], price: 30, quantity: 9 }],
    version: 1,
  });
});

it('slips and invoices name the variant as it was bought, and nothing where there is none', async () => {
  const bought = { name: 'Shirt', variant: { name: 'M', sku: 'TS-77' }, quantity: 2 };
  const slips = await api.call(endpoints.listPackingSlips, {
    token,
    query: { orders: String(number) },
  });
  expect(slips.body.slips[0]?.lines).toEqual([{ name: 'Cap', quantity: 1 }, bought]);
  const issue = () => api.call(endpoints.issueInvoices, { token, body: { orders: [number] } });
  const lines = [
    { name: 'Cap', quantity: 1, price: 5, total: 5 },
    { ...bought, price: 20, total: 40 },
  ];
  expect((await issue()).body.invoices[0]?.lines).toEqual(lines);
  // As it was issued, now.
  expect((await issue()).body.invoices[0]?.lines).toEqual(lines);
});

it.each(['TS-77', 'ts-7', 'shirt m'])('an order is found by %s', async (search) => {
  const { body } = await api.call(endpoints.listAllOrders, { token, query: { search } });
  expect(body.map((order) => order.number)).toEqual([number]);
});

it('the rows of exported items end with the variant', async () => {
  const address = urlOf(endpoints.exportOrders, { query: { rows: 'item' } });
  const reply = await api.fetch(address, { method: 'POST', headers: { Authorization: token } });
  const [header, ...rows] = (await reply.text()).trimEnd().split('\r\n');
  expect(header).toMatch(/,Line total \(USD\),Variant,Variant id,SKU$/);
  expect(rows.map((row) => row.split(',').slice(-4))).toEqual([
    ['5.00', '', '', ''],
    ['40.00', 'M', variant, 'TS-77'],
  ]);
});
