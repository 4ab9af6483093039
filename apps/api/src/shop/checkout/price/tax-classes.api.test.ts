import { endpoints, type ShippingZoneInput, type TaxRateInput } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { EVERYWHERE, rateOf } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildCategory, buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ShippingZoneModel, TaxRateModel } from '../../pricing/index.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

/** A zone whose prices contain 20 %, and which may have other rates. */
async function makeZone(
  zone: Partial<ShippingZoneInput> = {},
  others: Partial<TaxRateInput>[] = [],
) {
  const body = { ...EVERYWHERE, ...zone };
  const { shippingZone } = (await api.call(endpoints.createShippingZone, { token, body })).body;
  for (const rate of [{}, ...others])
    await api.call(endpoints.createTaxRate, {
      token,
      body: { ...rateOf(shippingZone._id), isIncluded: true, ...rate },
    });
}

async function taxOf(...products: { id: string }[]) {
  const items = products.map(({ id }) => ({ product: id, quantity: 1 }));
  const { body } = await api.call(endpoints.quoteOrder, { body: { items } });
  return body.amounts?.tax;
}

const reduced = { taxClass: 'reduced' as const, rate: 10 };

it('taxes a product at the rate of its class', async () => {
  await makeZone({}, [reduced]);
  const chair = await buildProduct({ price: 120 });
  const book = await buildProduct({ price: 110, details: { taxClass: 'reduced' } });
  const stamp = await buildProduct({ price: 50, details: { taxClass: 'zero' } });
  expect(await taxOf(chair)).toBe(20);
  expect(await taxOf(book)).toBe(10);
  expect(await taxOf(stamp)).toBe(0);
  expect(await taxOf(chair, book, stamp)).toBe(30);
});

it('prefers the class of a product to that of its category', async () => {
  const { id: books } = await buildCategory('Books');
  await makeZone({}, [{ ...reduced, categories: [books] }]);
  expect(await taxOf(await buildProduct({ price: 110, category: books }))).toBe(10);
  const stamp = { price: 110, category: books, details: { taxClass: 'zero' } };
  expect(await taxOf(await buildProduct(stamp))).toBe(0);
  const bag = { price: 120, category: books, details: { taxClass: 'standard' } };
  expect(await taxOf(await buildProduct(bag))).toBe(20);
});

it('takes the class of the nearest category that a rate names, whichever rate is older', async () => {
  const { id: food } = await buildCategory('Food');
  const { id: drinks } = await buildCategory('Drinks', { parent: food });
  const { id: juice } = await buildCategory('Juice', { parent: drinks });
  const { id: water } = await buildCategory('Water', { parent: drinks });
  await makeZone({}, [
    { ...reduced, categories: [food, juice] },
    { taxClass: 'zero', rate: 0, categories: [drinks] },
  ]);
  const taxIn = async (category: string) => taxOf(await buildProduct({ price: 110, category }));
  expect(await taxIn(food)).toBe(10);
  expect(await taxIn(drinks)).toBe(0);
  expect(await taxIn(juice)).toBe(10);
  expect(await taxIn(water)).toBe(0);
});

it('taxes reduced goods at the standard rate where there is no reduced one', async () => {
  await makeZone();
  const book = await buildProduct({ price: 120, details: { taxClass: 'reduced' } });
  expect(await taxOf(book)).toBe(20);
});

it.each([
  ['has yet to begin', { from: '2999-01-01T00:00:00Z' }],
  ['has ended', { until: '2001-01-01T00:00:00Z' }],
])('ignores a reduced rate that %s', async (_when, validity) => {
  const { id: books } = await buildCategory('Books');
  const methods = [{ name: 'Parcel', price: { by: 'flat' as const, price: 12 } }];
  await makeZone(
    { methods: methods as ShippingZoneInput['methods'], deliveryTaxClass: 'reduced' },
    [{ ...reduced, ...validity, categories: [books] }],
  );
  const book = { price: 120, shipping: true };
  expect(await taxOf(await buildProduct({ ...book, details: { taxClass: 'reduced' } }))).toBe(22);
  expect(await taxOf(await buildProduct({ ...book, category: books }))).toBe(22);
});

it('adds the tax once the rate that prices contained has ended', async () => {
  await makeZone({}, []);
  await TaxRateModel.updateMany({}, { $set: { 'rule.until': '2001-01-01T00:00:00Z' } });
  const zone = String((await ShippingZoneModel.findOne().lean())?._id);
  await api.call(endpoints.createTaxRate, { token, body: rateOf(zone) });
  expect(await taxOf(await buildProduct({ price: 100 }))).toBe(20);
});

it.each([
  ['at the standard rate', {}, 22],
  ['at the reduced rate', { deliveryTaxClass: 'reduced' as const }, 21.09],
  ['not at all', { deliveryTaxClass: 'zero' as const }, 20],
])('taxes delivery %s', async (_how, zone, tax) => {
  const methods = [{ name: 'Parcel', price: { by: 'flat' as const, price: 12 } }];
  await makeZone({ ...zone, methods: methods as ShippingZoneInput['methods'] }, [reduced]);
  expect(await taxOf(await buildProduct({ price: 120, shipping: true }))).toBe(tax);
});
