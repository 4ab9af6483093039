import { endpoints } from '@shop/shared';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildAdmin } from '../../../../testing/factories.js';
import { importRows } from '../../../../testing/files/imports.js';
import { buildCheckout } from '../../../../testing/orders/checkouts.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { findDisagreements } from '../../../order-checks/index.js';
import { ProductModel } from '../../products/product.model.js';
import { VariantModel } from '../../variants/variant.model.js';
import { publishDue } from '../../visibility/publish-due.js';
import { runNextJob } from '../jobs/run-job.js';

const api = useTestShop();
const DAY_MS = 24 * 60 * 60 * 1_000;
const MINUTE = 1 / (24 * 60);
const HEADER = 'Handle,Title,Type,Variant Price,Variant Inventory Qty,Status,Publish at';
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

afterEach(() => {
  vi.useRealTimers();
});

async function undo(id: string) {
  await api.call(endpoints.updateImport, { token, params: { id }, body: { action: 'undo' } });
  await runNextJob();
  const { body } = await api.call(endpoints.getImport, { token, params: { id } });
  return body.import.undo?.counts;
}

const hat = () => ProductModel.findOne({ slug: 'hat' }).lean();
const hatAt = (publishAt: string, status = 'active') =>
  importRows([HEADER, `hat,Hat,Clothing,20.00,5,${status},${publishAt}`]);

it('a product that has been published since the import counts as unchanged', async () => {
  const id = await hatAt(inDays(1).toISOString());
  expect(await hat()).toMatchObject({ hiddenAs: 'scheduled' });
  await publishDue(inDays(2));
  expect(await undo(id)).toMatchObject({ deleted: 1, left: 0 });
  expect(await hat()).toBeNull();
});

it('a publication time that comes back is waited for if it is still to come', async () => {
  await hatAt(inDays(3).toISOString());
  const id = await hatAt(inDays(1).toISOString());
  await publishDue(inDays(2));
  expect(await undo(id)).toMatchObject({ restored: 1 });
  expect(await hat()).toMatchObject({ hiddenAs: 'scheduled' });
});

it('a publication time that comes back hides nothing if it has passed', async () => {
  await hatAt(inDays(MINUTE).toISOString());
  const id = await hatAt('', 'draft');
  expect(await hat()).toMatchObject({ hiddenAs: 'draft' });
  vi.useFakeTimers({ toFake: ['Date'], now: inDays(2 * MINUTE) });
  expect(await undo(id)).toMatchObject({ restored: 1 });
  expect(await hat()).not.toHaveProperty('hiddenAs');
});

it('a product is left whose pieces came back to a variant that the import has archived', async () => {
  const header = 'Handle,Title,Type,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty';
  await importRows([
    `${header},Status`,
    'shirt,Shirt,Clothing,Size,S,10.00,3,active',
    'shirt,,,,M,10.00,4,',
  ]);
  const [small] = await VariantModel.find().sort({ position: 1 }).lean();
  const item = { product: String(small?.product), variant: String(small?._id), quantity: 1 };
  const { body } = await api.call(endpoints.placeOrder, buildCheckout(token, [item]));
  const id = await importRows([header, 'shirt,Shirt,Clothing,Size,M,10.00,4'], { complete: true });
  await api.call(endpoints.cancelMyOrder, {
    token,
    params: { number: String(body.order.number) },
  });
  expect(await undo(id)).toMatchObject({ restored: 0, left: 1 });
  expect(await VariantModel.findById(small?._id).lean()).toMatchObject({ quantity: 1 });
  expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
});
