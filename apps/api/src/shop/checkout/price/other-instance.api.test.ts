import { endpoints, type PromotionInput } from '@shop/shared';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { followOthersChanges, shareOwnChanges } from '../../catalog/index.js';
import { ENTERED_RATES, KeptPriceRules } from '../../pricing/index.js';
import { quoteOrder } from '../quote/quote-order.js';

const api = useTestShop();

let admin: string;
let items: { product: string; quantity: number }[];
/** Those of an instance that learns of changes only from the database. */
let rules: KeptPriceRules;
let stop: () => void;

beforeEach(async () => {
  shareOwnChanges();
  rules = new KeptPriceRules();
  rules.stop();
  const following = followOthersChanges([rules]);
  rules.follow(following.freshness);
  stop = following.stop;
  ({ token: admin } = await buildAdmin());
  items = [{ product: (await buildProduct({ price: 20 })).id, quantity: 1 }];
});
afterEach(() => stop());

async function quote(...codes: string[]) {
  const pricing = { rules, taxes: ENTERED_RATES, timeZone: () => Promise.resolve('UTC') };
  const findCustomer = () => Promise.resolve(undefined);
  return quoteOrder(items, { codes }, { pricing, findCustomer });
}

async function promote(fields: Partial<PromotionInput>) {
  const body = { ...TEN_PERCENT, ...fields };
  return (await api.call(endpoints.createPromotion, { token: admin, body })).body.promotion;
}

it('a code is known on every instance once it is stored, and a change of it as well', async () => {
  await quote();
  const { _id, version } = await promote({ codes: ['NEW'] });
  expect(await quote('new')).toMatchObject({ total: 18, rejected: [] });
  const params = { id: _id };
  const body = { ...TEN_PERCENT, codes: ['NEW'], isEnabled: false, version };
  await api.call(endpoints.updatePromotion, { token: admin, params, body });
  expect(await quote('new')).toMatchObject({ total: 20, rejected: [{ reason: 'disabled' }] });
});

it('so are generated codes', async () => {
  await quote();
  const params = { id: (await promote({ generatesCodes: true }))._id };
  await api.call(endpoints.generateCodes, { token: admin, params, body: { count: 1 } });
  const file = await api.call(endpoints.exportCodes, { token: admin, params });
  const [, code = ''] = /\n(\w+),/.exec(file.body) ?? [];
  expect(await quote(code)).toMatchObject({ total: 18, rejected: [] });
});
