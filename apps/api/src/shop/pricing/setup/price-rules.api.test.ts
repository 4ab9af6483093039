import { endpoints, type ShippingZoneInput } from '@shop/shared';
import { expect, it } from 'vitest';
import {
  buildRate,
  EVERYWHERE,
  TEN_PERCENT,
} from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { PromotionCodeModel } from '../codes/promotion-code.model.js';
import { PromotionModel } from './rule.model.js';

const api = useTestShop();

const BUY_AND_GET = { buy: { quantity: 2 }, get: { quantity: 1, percent: 100 } };

it('a promotion is made, listed, saved and deleted', async () => {
  const { token } = await buildAdmin();
  const made = await api.call(endpoints.createPromotion, {
    token,
    body: { ...TEN_PERCENT, codes: ['summer'] },
  });
  expect(made.status).toBe(201);
  expect(made.body.promotion).toMatchObject({ codes: ['SUMMER'], version: 1, used: 0, spent: 0 });

  const { body } = await api.call(endpoints.listPromotions, { token });
  expect(body).toMatchObject({ promotions: [{ name: 'Ten percent' }], total: 1 });

  const params = { id: made.body.promotion._id };
  const save = { token, params, body: { ...TEN_PERCENT, version: 1 } };
  const saved = await api.call(endpoints.updatePromotion, save);
  expect(saved.body.promotion).toMatchObject({ version: 2 });
  expect((await api.refuse(endpoints.updatePromotion, save)).status).toBe(409);

  expect((await api.call(endpoints.deletePromotion, { token, params })).status).toBe(200);
  expect((await api.refuse(endpoints.getPromotion, { token, params })).status).toBe(404);
});

it('one that was stored with parts that it ignores is shown without them, and can be sent back', async () => {
  const { token } = await buildAdmin();
  const { promotion } = (await api.call(endpoints.createPromotion, { token, body: TEN_PERCENT }))
    .body;
  const ignored = { 'rule.buyAndGet': BUY_AND_GET };
  await PromotionModel.updateOne({ _id: promotion._id }, { $set: ignored });
  const [shown] = (await api.call(endpoints.listPromotions, { token })).body.promotions;
  if (!shown) throw new Error('One promotion');
  const call = { token, params: { id: shown._id }, body: { ...shown, isEnabled: false } };
  const { body } = await api.call(endpoints.updatePromotion, call);
  expect(body.promotion).toMatchObject({ isEnabled: false, version: 2 });
});

it('one that was stored with a most of $0 can be switched, and no other one gets it', async () => {
  const { token } = await buildAdmin();
  const { promotion } = (await api.call(endpoints.createPromotion, { token, body: TEN_PERCENT }))
    .body;
  const params = { id: promotion._id };
  const save = (fields: object, version: number) => ({
    ...{ token, params, body: { ...TEN_PERCENT, ...fields, version } },
  });
  const none = { maxDiscount: 0, limits: { budget: 0 } };
  const { status, errors } = await api.refuse(endpoints.updatePromotion, save(none, 1));
  expect([status, errors?.map(({ field }) => field)]).toEqual([
    400,
    ['maxDiscount', 'limits.budget'],
  ]);
  const earlier = { 'rule.maxDiscount': 0, 'rule.limits': { budget: 0 } };
  await PromotionModel.updateOne({ _id: promotion._id }, { $set: earlier });
  for (const [index, isEnabled] of [false, true].entries()) {
    const call = save({ ...none, isEnabled }, index + 1);
    const { body } = await api.call(endpoints.updatePromotion, call);
    expect(body.promotion).toMatchObject({ ...none, isEnabled });
  }
  const worse = save({ ...none, value: 101 }, 3);
  expect(await api.refuse(endpoints.updatePromotion, worse)).toMatchObject({
    status: 400,
    errors: [{ field: 'value' }],
  });
});

it('promotions are found by a part of their name and by a code, and listed oldest first if asked', async () => {
  const { token } = await buildAdmin();
  const create = async (body: { name: string; codes?: string[] }) => {
    const offer = { ...TEN_PERCENT, ...body };
    return (await api.call(endpoints.createPromotion, { token, body: offer })).body.promotion.name;
  };
  const summer = await create({ name: 'Été en Provence' });
  const letter = await create({ name: 'Newsletter', codes: ['HELLO10'] });
  const found = async (query: { search?: string; sort?: 'oldest' }) =>
    (await api.call(endpoints.listPromotions, { token, query })).body.promotions.map(
      ({ name }) => name,
    );
  expect(await found({ search: 'ete' })).toEqual([summer]);
  expect(await found({ search: ' hello10' })).toEqual([letter]);
  expect(await found({ search: 'hello' })).toEqual([]);
  const { _id } = await PromotionModel.findOne({ 'rule.name': summer }).orFail().lean();
  await PromotionCodeModel.create({
    _id: 'NEWS-AB23CD45EF',
    promotion: _id,
    createdAt: new Date(),
  });
  expect(await found({ search: 'news-ab23cd45ef ' })).toEqual([summer]);
  expect(await found({})).toEqual([letter, summer]);
  expect(await found({ sort: 'oldest' })).toEqual([summer, letter]);
});

it('a code belongs to one promotion', async () => {
  const { token } = await buildAdmin();
  const make = (code: string) => ({ token, body: { ...TEN_PERCENT, codes: [code] } });
  await api.call(endpoints.createPromotion, make('WELCOME'));
  const again = await api.refuse(endpoints.createPromotion, make(' welcome '));
  expect(again).toMatchObject({ status: 409, errors: [{ field: 'codes' }] });
});

it.each([
  ['a percentage above a hundred', { value: 101 }, 'value'],
  ['no value', { value: undefined }, 'value'],
  ['nothing to take off', { value: 0 }, 'value'],
  ['a percentage of four decimals', { value: 12.3456 }, 'value'],
  ['prices that no goods have', { goods: { minPrice: 50, maxPrice: 10 } }, 'goods.maxPrice'],
  ['a budget of nothing', { limits: { budget: 0 } }, 'limits.budget'],
  [
    'steps of half a piece',
    { tiers: { by: 'quantity' as const, steps: [{ from: 1.5, value: 20 }] } },
    'tiers',
  ],
  [
    'steps for the delivery, which has none',
    {
      scope: 'shipping' as const,
      tiers: { by: 'quantity' as const, steps: [{ from: 2, value: 20 }] },
    },
    'tiers',
  ],
  ['what to buy, which a percentage ignores', { buyAndGet: BUY_AND_GET }, 'buyAndGet'],
  [
    'a most of pieces, which “buy X get Y” ignores',
    { kind: 'buyXgetY' as const, scope: 'items' as const, buyAndGet: BUY_AND_GET, maxPieces: 1 },
    'maxPieces',
  ],
  ['a scope that does not fit', { kind: 'freeShipping' as const }, 'scope'],
  [
    'an end before its beginning',
    { from: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' },
    'until',
  ],
])('a promotion with %s is refused', async (_what, wrong, field) => {
  const { token } = await buildAdmin();
  const body = { ...TEN_PERCENT, ...wrong };
  const reply = await api.refuse(endpoints.createPromotion, { token, body });
  expect(reply).toMatchObject({ status: 400, errors: [{ field }] });
});

it.each([
  [
    'steps that fall',
    {
      price: {
        by: 'amount',
        tiers: [
          { upTo: 100, price: 8 },
          { upTo: 50, price: 4 },
        ],
      },
    },
    'methods.0.price.tiers',
  ],
  ['a lowest amount above the highest', { minAmount: 50, maxAmount: 10 }, 'methods.0.maxAmount'],
])('a method with %s is refused', async (_what, wrong, field) => {
  const { token } = await buildAdmin();
  const parcel = { name: 'Parcel', price: { by: 'flat', price: 4.9 }, ...wrong };
  const body = { ...EVERYWHERE, methods: [parcel] } as ShippingZoneInput;
  const reply = await api.refuse(endpoints.createShippingZone, { token, body });
  expect(reply).toMatchObject({ status: 400, errors: [{ field }] });
});

it('the methods of a zone get ids, and a rate needs a zone', async () => {
  const { token } = await buildAdmin();
  const methods = [{ name: 'Parcel', price: { by: 'flat' as const, price: 4.9 } }];
  const { body } = await api.call(endpoints.createShippingZone, {
    token,
    body: { ...EVERYWHERE, countries: ['at'], methods },
  });
  expect(body.shippingZone).toMatchObject({ countries: ['AT'], methods: [{ name: 'Parcel' }] });

  const rate = (zone = '') => ({ token, body: { name: 'USt.', zone, rate: 20 } });
  await api.call(endpoints.createTaxRate, rate(body.shippingZone._id));
  const [method] = body.shippingZone.methods;
  const refused = await api.refuse(endpoints.createTaxRate, rate(method?._id));
  expect(refused).toMatchObject({ status: 400, errors: [{ field: 'zone' }] });
});

it('a zone that is deleted takes its rates along, and a shop without rules says nothing of prices', async () => {
  const { token } = await buildAdmin();
  const { id: product } = await buildProduct();
  const { zone } = await buildRate();
  const quote = { body: { items: [{ product, quantity: 1 }] } };
  expect((await api.call(endpoints.quoteOrder, quote)).body).toHaveProperty('amounts');
  await api.call(endpoints.deleteShippingZone, { token, params: { id: zone } });
  expect((await api.call(endpoints.listTaxRates, { token })).body.total).toBe(0);
  expect((await api.call(endpoints.quoteOrder, quote)).body).not.toHaveProperty('amounts');
  const { entries } = (await api.call(endpoints.listAuditEntries, { token })).body;
  const [last, before] = entries;
  expect([last?.action, before?.action]).toEqual(['deleteTaxRate', 'deleteShippingZone']);
});
