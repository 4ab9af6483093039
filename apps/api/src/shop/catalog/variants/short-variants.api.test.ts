import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildVariants } from '../../../testing/variants.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildUser({ role: 1 }));
});

async function shortIn(query: { stock?: 'low' | 'out' }) {
  const { products } = (await api.call(endpoints.listAdministeredProducts, { token, query })).body;
  return Object.fromEntries(products.map(({ name, short }) => [name, short]));
}

const row = (value: string, quantity: number, hidden = false) => ({
  ...{ values: [value], price: 20, quantity, hidden },
});

it('a list of what is low in stock names the variants that are, the scarcest first', async () => {
  await buildProduct({ name: 'Mug', quantity: 1 });
  await buildVariants(
    {
      options: [{ name: 'Size', values: ['S', 'M', 'L', 'XL'] }],
      variants: [row('S', 2), row('M', 0), row('L', 90), row('XL', 0, true)],
    },
    { name: 'Shirt' },
  );
  const variants = [
    { name: 'M', quantity: 0 },
    { name: 'S', quantity: 2 },
  ];
  expect(await shortIn({ stock: 'low' })).toEqual({
    Mug: undefined,
    Shirt: { count: 2, variants },
  });
  expect(await shortIn({})).toEqual({ Mug: undefined, Shirt: undefined });
});

it('names five of the variants that are sold out, and counts all', async () => {
  const values = ['1', '2', '3', '4', '5', '6', '7'];
  await buildVariants({
    options: [{ name: 'Size', values }],
    variants: values.map((value) => row(value, 0)),
  });
  const { Shirt: short } = await shortIn({ stock: 'out' });
  expect(short).toMatchObject({ count: 7 });
  expect(short?.variants.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5']);
});
