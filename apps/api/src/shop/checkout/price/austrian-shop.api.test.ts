import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { rateOf } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

// The amounts were computed by hand. Prices contain the tax: 20 % of 48.00 is 8.00, and of 4.90 it is 0.82.

const api = useTestShop();

let chair: string;
let book: string;
let company: Awaited<ReturnType<typeof buildUser>>;

beforeEach(async () => {
  const { token } = await buildAdmin();
  const price = { by: 'flat' as const, price: 4.9 };
  const zone = {
    name: 'Austria',
    countries: ['AT'],
    taxRounding: 'line' as const,
    methods: [{ name: 'Parcel', price, freeFrom: 60, days: '2', pickUpAt: '' }],
  };
  const { shippingZone } = (await api.call(endpoints.createShippingZone, { token, body: zone }))
    .body;
  const standard = { ...rateOf(shippingZone._id), isIncluded: true };
  await api.call(endpoints.createTaxRate, { token, body: standard });
  const reduced = { ...standard, taxClass: 'reduced' as const, rate: 10 };
  await api.call(endpoints.createTaxRate, { token, body: reduced });
  ({ id: chair } = await buildProduct({ price: 48, shipping: true }));
  ({ id: book } = await buildProduct({
    price: 11,
    shipping: true,
    details: { taxClass: 'reduced' },
  }));
  company = await buildUser();
  await api.call(endpoints.updateTaxExemption, {
    token,
    params: { userId: company.id },
    body: { country: 'DE', number: 'DE123456789' },
  });
});

async function amountsOf(pieces: Record<string, number>, token?: string) {
  const items = Object.entries(pieces).map(([product, quantity]) => ({ product, quantity }));
  const body = { items, address: { country: 'AT' } };
  const quote = (await api.call(endpoints.quoteOrder, { ...(token && { token }), body })).body;
  return quote.amounts;
}

it('a chair is delivered for 4.90', async () => {
  expect(await amountsOf({ [chair]: 1 })).toEqual({
    items: 48,
    discount: 0,
    shipping: 4.9,
    tax: 8.82,
    taxIncluded: 8.82,
    total: 52.9,
  });
});

it('a book has the reduced rate, and $59 are not enough for free delivery', async () => {
  expect(await amountsOf({ [chair]: 1, [book]: 1 })).toMatchObject({
    items: 59,
    shipping: 4.9,
    tax: 9.82,
    total: 63.9,
  });
});

it('delivery is free from $60', async () => {
  expect(await amountsOf({ [chair]: 1, [book]: 2 })).toMatchObject({
    items: 70,
    shipping: 0,
    tax: 10,
    total: 70,
  });
});

it('an exempt company pays what is left without the tax', async () => {
  expect(await amountsOf({ [chair]: 1 }, company.token)).toEqual({
    items: 48,
    discount: 0,
    shipping: 4.9,
    tax: 0,
    taxIncluded: 8.82,
    total: 44.08,
  });
});

it('goods that nobody carries are taxed too, so their country is asked for', async () => {
  const { id: file } = await buildProduct({ price: 12, shipping: false });
  const { token } = await buildUser();
  const items = [{ product: file, quantity: 1 }];
  const order = (more: object) => ({
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { items, ...more },
  });
  const refused = await api.refuse(endpoints.placeOrder, order({}));
  expect(refused).toMatchObject({ status: 400, errors: [{ field: 'address.country' }] });
  const to = (country: string) => {
    const place = { line1: 'Ring 1', postalCode: '1010', city: 'Vienna', state: 'NY' };
    return order({ address: { ...place, country } });
  };
  const abroad = await api.call(endpoints.placeOrder, to('US'));
  expect(abroad.body.order.amounts).toMatchObject({ tax: 0, total: 12 });
  const here = await api.call(endpoints.placeOrder, to('AT'));
  expect(here.body.order.amounts).toMatchObject({ tax: 2, taxIncluded: 2, total: 12 });
});

it('a cart that nobody carries is asked for its country, not for a delivery, and only where there are taxes', async () => {
  const { id: file } = await buildProduct({ price: 12, shipping: false });
  const { token } = await buildAdmin();
  const quote = async () => {
    const body = { items: [{ product: file, quantity: 1 }] };
    return (await api.call(endpoints.quoteOrder, { body })).body;
  };
  expect((await quote()).destination).toEqual({});
  const { taxRates } = (await api.call(endpoints.listTaxRates, { token })).body;
  for (const { _id: id } of taxRates)
    await api.call(endpoints.deleteTaxRate, { token, params: { id } });
  expect((await quote()).destination).toBeUndefined();
});
