import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCheckout } from '../../../../testing/orders/checkouts.js';
import { buildAdmin } from '../../../../testing/factories.js';
import { importRows } from '../../../../testing/files/imports.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { AuditEntryModel } from '../../../audit/index.js';
import { findDisagreements } from '../../../order-checks/index.js';
import { BrandModel } from '../../brands/brand.model.js';
import { CategoryModel } from '../../categories/category.model.js';
import { ProductModel } from '../../products/product.model.js';
import { StockMovementModel } from '../../stock/stock-movement.model.js';
import { VariantModel } from '../../variants/variant.model.js';
import { ImportJobModel } from '../jobs/import-job.model.js';
import { runNextJob } from '../jobs/run-job.js';
import { UndoRowModel } from './undo-row.model.js';

const api = useTestShop();

const HEADER =
  'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Status';
const FIRST = [
  'shirt,Shirt,Acme,Clothing,Size,S,SH-S,10.00,3,active',
  'shirt,,,,,M,SH-M,12.00,4,',
  'hat,Hat,,Clothing,,,HAT,20.00,5,active',
];
const SECOND = [
  'shirt,Blouse,Other,Tops,Size,S,SH-X,11.00,9,active',
  'shirt,,,,,L,SH-L,14.00,1,',
  'hat,Hat,,Clothing,,,HAT,25.00,5,active',
  'mug,Mug,,Kitchen,,,MUG,5.00,7,active',
];

let token: string;
let latest: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  await importNext(FIRST);
});

async function importNext(rows: readonly string[], complete = false): Promise<void> {
  latest = await importRows([HEADER, ...rows], { complete });
}

const start = () => ({ token, params: { id: latest }, body: { action: 'undo' } });
const refusal = async () => (await api.refuse(endpoints.updateImport, start())).message;

/** @param named the promotion that names each brand, and whether anything names each category */
async function undo({ brand, category = false }: { brand?: string; category?: boolean } = {}) {
  await api.call(endpoints.updateImport, start());
  const brandUses = {
    promotionWith: () => Promise.resolve(brand),
    replace: () => Promise.resolve(),
  };
  const categoryUses = {
    taxRateWith: () => Promise.resolve(undefined),
    isNamed: () => Promise.resolve(category),
    replace: () => Promise.resolve(),
  };
  await runNextJob({ brandUses, categoryUses });
  const params = { id: latest };
  const { import: job } = (await api.call(endpoints.getImport, { token, params })).body;
  const { remarks } = (await api.call(endpoints.listImportRemarks, { token, params })).body;
  return { state: job.state, counts: job.undo?.counts, remarks: remarks.map((one) => one.reason) };
}

const names = async () => ({
  categories: (await CategoryModel.find().sort({ name: 1 }).lean()).map(({ name }) => name),
  brands: (await BrandModel.find().sort({ name: 1 }).lean()).map(({ name }) => name),
});

const read = async () =>
  (await api.call(endpoints.getImport, { token, params: { id: latest } })).body.import;

describe('what an import has made for its products', () => {
  const DEEP = 'pan,Pan,Other,Home > Kitchen > Pans,,,PAN,5.00,7,active';

  it('is told, with all levels of a category, and goes when it is undone', async () => {
    const before = await names();
    await importNext([...SECOND, DEEP]);
    expect((await read()).made).toEqual({
      categories: ['Tops', 'Kitchen', 'Home', 'Home > Kitchen', 'Home > Kitchen > Pans'],
      brands: ['Other'],
    });
    await undo();
    expect((await read()).undo?.made).toEqual({ categories: 5, brands: 1, left: [] });
    expect(await names()).toEqual(before);
    expect(await AuditEntryModel.countDocuments({ action: 'deleteCategory' })).toBe(5);
    await importNext(FIRST);
    expect((await read()).made).toBeUndefined();
  });

  it('stays where something is in it, or an administrator has changed it', async () => {
    await importNext([...SECOND, DEEP]);
    await CategoryModel.updateOne({ name: 'Tops' }, { $set: { text: 'Warm and soft' } });
    await ProductModel.updateOne({ slug: 'pan' }, { $set: { description: 'Mine' } });
    await undo();
    const left = ['Home > Kitchen > Pans', 'Home > Kitchen', 'Tops', 'Home', 'Other'];
    expect((await read()).undo?.made).toEqual({ categories: 1, brands: 0, left });
    expect((await names()).categories).toEqual(['Clothing', 'Home', 'Kitchen', 'Pans', 'Tops']);
  });

  it('keeps a brand that a promotion names', async () => {
    await importNext(SECOND);
    await undo({ brand: 'A promotion' });
    expect((await read()).undo?.made).toEqual({ categories: 2, brands: 0, left: ['Other'] });
    expect((await names()).brands).toEqual(['Acme', 'Other']);
  });

  it('keeps a category that a promotion or a rate names', async () => {
    await importNext(SECOND);
    await undo({ category: true });
    expect((await read()).undo?.made).toEqual({
      categories: 0,
      brands: 1,
      left: ['Tops', 'Kitchen'],
    });
    expect((await names()).categories).toEqual(['Clothing', 'Kitchen', 'Tops']);
  });
});

const product = (slug: string) => ProductModel.findOne({ slug }).lean();
const all = async () => ({
  // The version of a grid goes on, so that nobody saves an outdated one. So do former prices.
  products: await ProductModel.find({}, { variantsSaved: 0, pastPrices: 0 })
    .sort({ slug: 1 })
    .lean(),
  variants: await VariantModel.find({}, { pastPrices: 0 }).sort({ _id: 1 }).lean(),
  categories: await CategoryModel.find({ productCount: { $gt: 0 } })
    .sort({ name: 1 })
    .lean(),
  brands: await BrandModel.find({ productCount: { $gt: 0 } }).lean(),
});

describe('undoing an import', () => {
  it('leaves the shop as it was, with a history that adds up', async () => {
    const before = await all();
    await importNext(SECOND);
    expect(await product('shirt')).toMatchObject({ name: 'Blouse', quantity: 14 });
    expect(await undo()).toEqual({
      state: 'undone',
      counts: { restored: 2, deleted: 1, archived: 0, left: 0 },
      remarks: [],
    });
    expect(await all()).toEqual(before);
    const moved = await StockMovementModel.aggregate<{ sum: number }>([
      { $match: { 'variant.name': 'S' } },
      { $group: { _id: null, sum: { $sum: '$moved' } } },
    ]);
    expect(moved[0]?.sum).toBe(3);
    expect(await StockMovementModel.distinct('reason')).toEqual(['import', 'importUndone']);
    expect(await AuditEntryModel.countDocuments({ action: 'deleteProduct' })).toBe(1);
    expect(await UndoRowModel.countDocuments()).toBe(2);
    expect(await refusal()).toBe('The import can’t be undone now: it is undone');
  });

  it('brings back what a complete file has removed, from orders or not', async () => {
    const { _id } = (await product('shirt')) ?? {};
    const [small] = await VariantModel.find({ product: _id }).sort({ position: 1 }).lean();
    const item = { product: String(_id), variant: String(small?._id), quantity: 1 };
    await api.call(endpoints.placeOrder, buildCheckout(token, [item]));
    const before = await all();
    await importNext(['shirt,Shirt,Acme,Clothing,Size,L,SH-L,14.00,1,active'], true);
    const left = await VariantModel.find({ archivedIn: null }).lean();
    expect(left.map(({ sku }) => sku)).toEqual(['SH-L']);
    expect(await VariantModel.countDocuments()).toBe(2);
    expect(await undo()).toMatchObject({ counts: { restored: 1, left: 0 } });
    expect(await all()).toEqual(before);
    const moved = await StockMovementModel.aggregate<{ _id: string; sum: number }>([
      { $match: { 'variant.name': { $in: ['S', 'M', 'L'] } } },
      { $group: { _id: '$variant.name', sum: { $sum: '$moved' } } },
      { $sort: { _id: 1 } },
    ]);
    expect(moved).toEqual([
      { _id: 'L', sum: 0 },
      { _id: 'M', sum: 4 },
      { _id: 'S', sum: 2 },
    ]);
  });

  it('archives again what it has brought back, unless its stock was edited since', async () => {
    const { _id } = (await product('shirt')) ?? {};
    const [small] = await VariantModel.find({ product: _id }).sort({ position: 1 }).lean();
    const item = { product: String(_id), variant: String(small?._id), quantity: 1 };
    await api.call(endpoints.placeOrder, buildCheckout(token, [item]));
    const medium = 'shirt,Shirt,Acme,Clothing,Size,M,SH-M,12.00,4,active';
    await importNext([medium], true);
    const before = await all();
    const both = [medium, 'shirt,,,,,S,SH-S,10.00,6,'];
    await importNext(both);
    const back = { archivedIn: null, quantity: 6 };
    expect(await VariantModel.findById(small?._id).lean()).toMatchObject(back);
    expect(await undo()).toMatchObject({ counts: { restored: 1, left: 0 } });
    expect(await all()).toEqual(before);

    await importNext(both);
    const version = (await product('shirt'))?.variantsSaved?.version ?? 0;
    const rows = [{ _id: String(small?._id), quantity: 9, quantityBefore: 6 }];
    const changes = [{ productId: String(_id), variants: { version, editKey: 'restock', rows } }];
    await api.call(endpoints.bulkEditProducts, { token, body: { changes } });
    expect(await undo()).toMatchObject({ counts: { restored: 0, left: 1 } });
    expect(await VariantModel.findById(small?._id).lean()).toMatchObject({ quantity: 9 });
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('leaves what was changed or sold since, and says so', async () => {
    await importNext(SECOND);
    const hat = await product('hat');
    const order = buildCheckout(token, [{ product: String(hat?._id), quantity: 1 }]);
    await api.call(endpoints.placeOrder, order);
    await ProductModel.updateOne({ slug: 'shirt' }, { $set: { description: 'Mine' } });
    await ProductModel.deleteOne({ slug: 'mug' });
    expect(await undo()).toEqual({
      state: 'undone',
      counts: { restored: 0, deleted: 0, archived: 0, left: 3 },
      remarks: [
        'The product has been changed since the import',
        'The product has been sold or has other stock since the import',
        'The product has been deleted since the import',
      ],
    });
    expect(await product('hat')).toMatchObject({ priceCents: 2500, quantity: 4 });
  });

  it('archives a new product that orders have', async () => {
    const hat = await product('hat');
    const order = buildCheckout(token, [{ product: String(hat?._id), quantity: 1 }]);
    await api.call(endpoints.placeOrder, order);
    expect(await undo()).toMatchObject({
      counts: { restored: 0, deleted: 1, archived: 1, left: 0 },
      remarks: ['The product is archived, because orders have it'],
    });
    expect(await product('hat')).toMatchObject({ hiddenAs: 'archived', quantity: 4 });
    expect(await product('shirt')).toBeNull();
  });

  it('gives no SKU back that another product has now', async () => {
    await importNext(SECOND);
    await importNext(['cap,Cap,,Clothing,,,SH-S,9.00,1,active']);
    const jobs = await ImportJobModel.find().sort({ createdAt: 1, _id: 1 }).lean();
    latest = jobs[1]?._id.toHexString() ?? '';
    expect(await undo()).toMatchObject({
      counts: { restored: 1, deleted: 1, left: 1 },
      remarks: ['The product had an SKU that another product has now'],
    });
    expect(await product('shirt')).toMatchObject({ name: 'Blouse' });
  });

  it('goes on where a killed instance has left it', async () => {
    await importNext(SECOND);
    await api.call(endpoints.updateImport, start());
    const stopped = AbortSignal.abort();
    await runNextJob({ signal: stopped });
    expect(await ImportJobModel.findById(latest).lean()).toMatchObject({ state: 'undoing' });
    await runNextJob();
    expect(await product('mug')).toBeNull();
    expect(await ImportJobModel.findById(latest).lean()).toMatchObject({ state: 'undone' });
  });

  it('is refused once it is too long ago, or if nothing was written', async () => {
    const endedAt = new Date(Date.now() - 15 * 24 * 60 * 60 * 1_000);
    await ImportJobModel.updateOne({ _id: latest }, { $set: { endedAt } });
    expect(await refusal()).toBe('An import can be undone for 14 days');
    await importNext(FIRST);
    expect(await refusal()).toBe('The import made no changes that could be undone');
  });
});
