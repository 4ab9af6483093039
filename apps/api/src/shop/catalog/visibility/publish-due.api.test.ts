import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildAdmin, buildCategory, buildFilledProductForm } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel } from '../products/product.model.js';
import { publishDue } from './publish-due.js';

const api = useTestShop();
const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString();
const MUCH_LATER = new Date(Date.now() + 48 * 60 * 60 * 1_000);

let token: string;
let category: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  category = (await buildCategory('Seats')).id;
});

async function create(fields: Record<string, string>) {
  const body = buildFilledProductForm(category, fields);
  return (await api.call(endpoints.createProduct, { token, body })).body.product;
}

const count = async () => (await api.call(endpoints.countProducts)).body.total;

it('a product is shown from its publication time on', async () => {
  const { slug, ...product } = await create({ publishAt: TOMORROW });
  expect(product).toMatchObject({
    status: 'active',
    publishAt: TOMORROW.replace(/\d{3}Z$/, '000Z'),
  });
  await publishDue();
  expect((await api.refuse(endpoints.getProduct, { params: { slug } })).status).toBe(404);
  expect(await count()).toBe(0);
  await Promise.all([publishDue(MUCH_LATER), publishDue(MUCH_LATER)]);
  const { body } = await api.call(endpoints.getProduct, { params: { slug } });
  expect(body.product).not.toHaveProperty('publishAt');
  expect(body.product).not.toHaveProperty('status');
  expect(await count()).toBe(1);
});

it('a draft stays one', async () => {
  const { slug } = await create({ status: 'draft', publishAt: TOMORROW });
  await publishDue(MUCH_LATER);
  expect((await api.refuse(endpoints.getProduct, { params: { slug } })).status).toBe(404);
});

it('a past publication time shows a product at once', async () => {
  const { slug } = await create({ publishAt: '2020-01-01T00:00:00+01:00' });
  await api.call(endpoints.getProduct, { params: { slug } });
  const stored = await ProductModel.findOne({ slug }).lean();
  expect(stored?.hiddenAs).toBeUndefined();
});

it.each([
  ['status', 'gone', 'Status must be active, draft or archived'],
  [
    'publishAt',
    'tomorrow',
    'Publication time must be a date and time such as 2026-12-01T08:00:00Z',
  ],
])('refuses %s = %s at the field', async (field, value, message) => {
  const body = buildFilledProductForm(category, { [field]: value });
  const refused = await api.refuse(endpoints.createProduct, { token, body });
  expect(refused).toMatchObject({ status: 400, errors: [{ field, message }] });
});

it('a product that has none of this answers without it', async () => {
  const { slug } = await create({});
  const stored = await ProductModel.findOne({ slug }).lean();
  expect(stored).not.toHaveProperty('hiddenAs');
  expect(stored).not.toHaveProperty('publishAt');
});
