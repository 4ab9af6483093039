import { DEFAULT_SETTINGS, endpoints, type ShippingZoneInput } from '@shop/shared';
import { expect, it } from 'vitest';
import { STORED_PRICE_RULES } from '../shop/pricing/index.js';
import { buildPromotion, EVERYWHERE } from '../testing/admin-writes/price-rule-writes.js';
import { buildAdmin } from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';
import { pageDetailsBy } from './page-details.js';

const api = useTestShop();
const SETTINGS = { ...DEFAULT_SETTINGS, deliveryLine: 'Free delivery in 2 days' };
const PARCEL = {
  name: 'Parcel',
  price: { by: 'flat' as const, price: 4.9 },
  days: '',
  pickUpAt: '',
};
const read = () => pageDetailsBy(STORED_PRICE_RULES)(SETTINGS);

async function addZone(methods: ShippingZoneInput['methods']) {
  const { token } = await buildAdmin();
  await api.call(endpoints.createShippingZone, { token, body: { ...EVERYWHERE, methods } });
}

it('a shop without rules serves none', async () => {
  expect(await read()).not.toHaveProperty('pricing');
});

it('promotions are served', async () => {
  await buildPromotion();
  expect(await read()).toMatchObject({ pricing: 'rules', deliveryLine: SETTINGS.deliveryLine });
});

it('a zone is served, and what is said of free delivery is not while none is free', async () => {
  await addZone([PARCEL]);
  expect(await read()).toMatchObject({ pricing: 'zones', deliveryLine: '' });
});

it.each([
  { ...PARCEL, price: { by: 'flat' as const, price: 0 } },
  { ...PARCEL, freeFrom: 50 },
])('where a delivery can be free, the shop may say so', async (method) => {
  await addZone([method]);
  expect(await read()).toMatchObject({ deliveryLine: SETTINGS.deliveryLine });
});

it('without the database, the pages go by the last rules', async () => {
  await addZone([PARCEL]);
  let isThere = true;
  const details = pageDetailsBy({
    current: () => (isThere ? STORED_PRICE_RULES.current() : Promise.reject(new Error('gone'))),
  });
  await details(SETTINGS);
  isThere = false;
  expect(await details(SETTINGS)).toMatchObject({ pricing: 'zones' });
});
