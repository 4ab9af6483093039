import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { EVERYWHERE, rateOf } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../../orders/index.js';

const api = useTestShop();

const FREE = { by: 'flat' as const, price: 0 };
const VIENNA = { line1: 'Ring 1', postalCode: '1010', city: 'Vienna', country: 'AT' };
const NEW_YORK = { line1: 'Broadway 1', city: 'New York', country: 'US' };

let admin: string;
let buyer: Awaited<ReturnType<typeof buildUser>>;
let product: string;

beforeEach(async () => {
  ({ token: admin } = await buildAdmin());
  buyer = await buildUser();
  ({ id: product } = await buildProduct({ price: 20, quantity: 90, shipping: true }));
});

async function openZone(
  method: object = {},
  methods = [{ name: 'Parcel', price: FREE, ...method }],
) {
  const body = { ...EVERYWHERE, methods };
  const made = await api.call(endpoints.createShippingZone, { token: admin, body });
  return made.body.shippingZone._id;
}

const order = (more: object) => ({
  headers: { 'idempotency-key': randomUUID() },
  body: { items: [{ product, quantity: 1 }], ...more },
});
const place = async (more: object = {}) =>
  (await api.call(endpoints.placeOrder, { token: buyer.token, ...order(more) })).body.order;
const refusal = async (more: object) => {
  const refused = await api.refuse(endpoints.placeOrder, { token: buyer.token, ...order(more) });
  expect(refused.status).toBe(400);
  return Object.fromEntries(refused.errors?.map(({ field, message }) => [field, message]) ?? []);
};

describe('in a shop with a zone', () => {
  it('an order names each part that its address lacks, as it is called there', async () => {
    await openZone();
    expect(await refusal({ address: NEW_YORK })).toEqual({
      'address.state': 'State is required',
      'address.postalCode': 'ZIP code is required',
    });
    expect(await refusal({ address: { ...VIENNA, city: '' } })).toEqual({
      'address.city': 'City is required',
    });
    expect(await OrderModel.countDocuments()).toBe(0);
    expect((await place({ address: VIENNA })).address).toEqual(VIENNA);
  });

  it('an unusual address is taken as it is', async () => {
    await openZone();
    const unusual = { line1: 'Behind the mill', city: '?', postalCode: '-', country: 'AT' };
    expect((await place({ address: unusual })).address).toEqual(unusual);
    const galway = { line1: 'Mill Road 1', city: 'Galway', country: 'IE' };
    expect((await place({ address: galway })).address).toEqual(galway);
  });

  it('the one line of an account is its street, and what else is needed is asked for', async () => {
    await openZone();
    const missing = await refusal({});
    expect(missing).toHaveProperty(['address.country'], 'Country is required');
    expect(missing).not.toHaveProperty(['address.line1']);
  });

  it('a billing address is whole, or only says whose name the invoice has', async () => {
    await openZone();
    const billing = { line1: 'Gasse 2', country: 'AT' };
    expect(await refusal({ address: VIENNA, billing })).toEqual({
      'billing.city': 'City is required',
      'billing.postalCode': 'Postal code is required',
    });
    const company = { company: 'Lampen GmbH' };
    expect((await place({ address: VIENNA, billing: company })).billing).toEqual(company);
  });

  it('who collects an order says where they live only if it is taxed', async () => {
    const zone = await openZone({ pickUpAt: 'Our shop' });
    await place();
    await api.call(endpoints.createTaxRate, { token: admin, body: rateOf(zone) });
    expect(await refusal({ address: { country: 'AT' } })).toHaveProperty(['address.city']);
    await place({ address: VIENNA });
  });

  it('what nobody carries needs an address only where there are taxes', async () => {
    const zone = await openZone();
    ({ id: product } = await buildProduct({ price: 20, quantity: 90, shipping: false }));
    await place();
    await api.call(endpoints.createTaxRate, { token: admin, body: rateOf(zone) });
    expect(await refusal({ address: { country: 'AT' } })).toHaveProperty(['address.line1']);
    await place({ address: VIENNA });
  });

  it('the same holds for an administrator who places an order or corrects its address', async () => {
    await openZone();
    const params = { userId: buyer.id };
    const refused = await api.refuse(endpoints.placeCustomerOrder, {
      token: admin,
      params,
      ...order({ address: NEW_YORK }),
    });
    expect(refused).toMatchObject({ status: 400, errors: [{ field: 'address.state' }, {}] });
    const { _id: orderId } = await place({ address: VIENNA });
    const correct = (address: object) => ({ token: admin, params: { orderId }, body: { address } });
    const wrong = await api.refuse(endpoints.correctOrderAddress, correct(NEW_YORK));
    expect(wrong).toMatchObject({ status: 400, errors: [{ field: 'address.state' }, {}] });
    const graz = { ...VIENNA, postalCode: '8010', city: 'Graz' };
    await api.call(endpoints.correctOrderAddress, correct(graz));
  });
});

it('in a shop without one, an order has any address, or none', async () => {
  expect((await place({ address: { city: 'Vienna' } })).address).toEqual({ city: 'Vienna' });
  expect(await place()).not.toHaveProperty('address');
});
