import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { STORED_PRICE_RULES } from '../shop/pricing/index.js';
import { buildPromotion, EVERYWHERE } from '../testing/admin-writes/price-rule-writes.js';
import { buildAdmin } from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';
import { pageDetailsBy } from './page-details.js';

const api = useTestShop();
const SETTINGS = { ...DEFAULT_SETTINGS, deliveryLine: 'Delivery in 2 days, free returns' };
const PARCEL = {
  name: 'Parcel',
  price: { by: 'flat' as const, price: 4.9 },
  days: '',
  pickUpAt: '',
};
const read = (settings = SETTINGS) => pageDetailsBy(STORED_PRICE_RULES)(settings);

async function addZone() {
  const { token } = await buildAdmin();
  await api.call(endpoints.createShippingZone, {
    token,
    body: { ...EVERYWHERE, methods: [PARCEL] },
  });
}

it('a shop without rules serves none', async () => {
  expect(await read()).not.toHaveProperty('pricing');
});

it('whether the shop sends mails is served', async () => {
  expect(await read()).not.toHaveProperty('sendsMail');
  const sending = pageDetailsBy(STORED_PRICE_RULES, { link: true, answer: true });
  expect(await sending(SETTINGS)).toMatchObject({ sendsMail: true });
});

it('whether passwords are reset by links alone is served', async () => {
  expect(await read()).not.toHaveProperty('resetsByLinkAlone');
  const withoutAnswer = pageDetailsBy(STORED_PRICE_RULES, { link: true, answer: false });
  expect(await withoutAnswer(SETTINGS)).toMatchObject({ resetsByLinkAlone: true });
});

it('promotions are served', async () => {
  await buildPromotion();
  expect(await read()).toMatchObject({ pricing: 'rules', deliveryLine: SETTINGS.deliveryLine });
});

it('a zone is served, and a text of the shop stays as it was written', async () => {
  await addZone();
  const { deliveryLine } = SETTINGS;
  expect(await read()).toMatchObject({ pricing: 'zones', deliveryLine });
});

it('where a zone charges, no page promises free delivery', async () => {
  const settings = { ...SETTINGS, deliveryLine: 'Free delivery in 2 days, free returns' };
  expect(await read(settings)).toMatchObject({ deliveryLine: settings.deliveryLine });
  await addZone();
  const deliveryLine = 'Delivery from $4.90 in 2 days, free returns';
  expect(await read(settings)).toMatchObject({ deliveryLine });
});

it('without the database, the pages go by the last rules', async () => {
  await addZone();
  let isThere = true;
  const details = pageDetailsBy({
    current: () => (isThere ? STORED_PRICE_RULES.current() : Promise.reject(new Error('gone'))),
  });
  await details(SETTINGS);
  isThere = false;
  expect(await details(SETTINGS)).toMatchObject({ pricing: 'zones' });
});
