import { readFileSync } from 'node:fs';
import type { ReadOptions } from '@shop/product-files';
import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildCategory, buildFilledProductForm } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { operator } from '../../accounts/index.js';
import { AuditEntryModel } from '../../audit/index.js';
import { CategoryModel } from '../categories/category.model.js';
import { ProductModel } from '../products/product.model.js';
import { StockMovementModel } from '../stock/stock-movement.model.js';
import { VariantModel } from '../variants/variant.model.js';
import { importFile, planFile } from './import-file.js';
import { ImportJobModel } from './jobs/import-job.model.js';
import { WrongRowModel } from './jobs/wrong-row.model.js';

const api = useTestShop();

const SAMPLES = new URL('../../../../../../packages/product-files/samples/', import.meta.url);
const sourceOf = (text: string) => ({
  async *open() {
    yield await Promise.resolve(new TextEncoder().encode(text));
  },
});
const sampleOf = (name: string) => readFileSync(new URL(name, SAMPLES), 'utf8');
const plan = (text: string, options: ReadOptions = {}) =>
  planFile(sourceOf(text), { currency: 'USD', ...options });
const importText = (text: string, options: ReadOptions = {}) =>
  importFile(sourceOf(text), {
    name: 'products.csv',
    options: { currency: 'USD', ...options },
    by: operator(),
    isShared: false,
  });

const HEADER =
  'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Status';
const file = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');
const SHIRT = ['shirt,Shirt,Soft,Clothing,Size,S,SH-S,10.00,3,active', 'shirt,,,,,M,SH-M,12.00,4,'];
const shirt = () => ProductModel.findOne({ slug: 'shirt' }).lean().orFail();

it('finds a product whose handle another program wrote in capitals', async () => {
  await importText(file(...SHIRT));
  const again = file(...SHIRT).replaceAll('shirt,', 'Shirt,');
  expect(await importText(again)).toMatchObject({ created: 0, unchanged: 1, refused: [] });
});

describe.each([
  ['packt-Product-data.csv', { products: 20, variants: 21 }],
  ['mikolajroszak-products_export_1.csv', { products: 35, variants: 58 }],
  ['medusa-exported-products.csv', { products: 2, variants: 3 }],
  ['spree-products.csv', { products: 37, variants: 87 }],
])('%s', (name, counts) => {
  it('is imported whole, and changes nothing the second time', async () => {
    const text = sampleOf(name);
    const all = { ...counts, created: counts.products, changed: 0, unchanged: 0, refused: [] };
    expect(await plan(text)).toMatchObject(all);
    expect(await ProductModel.countDocuments()).toBe(0);
    expect(await importText(text)).toMatchObject(all);
    expect(await ProductModel.countDocuments()).toBe(counts.products);
    expect(await importText(text)).toMatchObject({
      ...all,
      created: 0,
      unchanged: counts.products,
    });
    expect(
      await CategoryModel.aggregate([{ $group: { _id: null, all: { $sum: '$productCount' } } }]),
    ).toMatchObject([{ all: counts.products }]);
  });
});

describe('an import', () => {
  it('leaves wrong rows behind, which the twentieth import after it removes', async () => {
    await importText(file(...SHIRT, 'hat,Hat,,Clothing,,,HAT,x,1,active'));
    expect(await WrongRowModel.countDocuments()).toBe(1);
    const ended = Array.from({ length: 19 }, () => ({ state: 'done', createdAt: new Date() }));
    await ImportJobModel.collection.insertMany(ended);
    await importText(file(...SHIRT));
    expect(await WrongRowModel.countDocuments()).toBe(0);
  });

  beforeEach(async () => {
    await importText(file(...SHIRT));
  });

  it('makes a product that shoppers can buy, with its history', async () => {
    const { body } = await api.call(endpoints.getProduct, { params: { slug: 'shirt' } });
    expect(body.product).toMatchObject({
      name: 'Shirt',
      description: 'Soft',
      price: 10,
      priceTo: 12,
      quantity: 7,
      category: { name: 'Clothing' },
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [{ sku: 'SH-S' }, { sku: 'SH-M' }],
    });
    const moved = await StockMovementModel.find().lean();
    expect(moved.map(({ reason, quantity }) => [reason, quantity])).toEqual([
      ['import', 3],
      ['import', 4],
    ]);
    expect(await AuditEntryModel.countDocuments({ action: 'createProduct' })).toBe(1);
  });

  it('records each product, found by whole words of its name', async () => {
    const { token } = await buildAdmin();
    await importText(file('lamp,Adjustable Lamp,Soft,Light,,,L-1,10.00,3,active'));
    const search = async (subject: string) =>
      (await api.call(endpoints.listAuditEntries, { token, query: { subject } })).body.total;
    expect(await search('lamp adjustable')).toBe(1);
    // One entry of the index for each prefix would be most of what an import writes.
    expect(await search('adj')).toBe(0);
  });

  it('changes what the file says and leaves the rest alone', async () => {
    const stock = 'Handle,Variant SKU,Variant Inventory Qty\nshirt,SH-M,9\n';
    expect(await importText(stock)).toMatchObject({ changed: 1, refused: [] });
    expect(await importText('SKU,Price\nsh-s,11.50\n')).toMatchObject({ changed: 1, refused: [] });
    expect(await shirt()).toMatchObject({
      name: 'Shirt',
      quantity: 12,
      priceCents: 1150,
      priceToCents: 1200,
    });
    const [last] = await StockMovementModel.find().sort({ _id: -1 }).lean();
    expect(last).toMatchObject({ reason: 'import', moved: 5, quantity: 9, variant: { name: 'M' } });
  });

  it('adds values after the known ones, and brings no variant twice', async () => {
    const more = file('shirt,Shirt,Soft,Clothing,size,L,SH-L,14.00,1,', 'shirt,,,,, s ,SH-S,10,3,');
    expect(await importText(more)).toMatchObject({ changed: 1 });
    expect((await shirt()).options).toEqual([{ name: 'Size', values: ['S', 'M', 'L'] }]);
    expect(await VariantModel.countDocuments()).toBe(3);
  });

  it('keeps the address and the status of a product', async () => {
    expect(await importText('Handle,Title,Status\nshirt,Blouse,\n')).toMatchObject({ changed: 1 });
    expect(await shirt()).toMatchObject({ name: 'Blouse', slugs: ['shirt'] });
    expect(await shirt()).not.toHaveProperty('hiddenAs');
  });

  it('clears an empty cell only if that is chosen', async () => {
    const text = 'Handle,Variant SKU,Vendor\nshirt,SH-S,\n';
    await importText('Handle,Variant SKU,Vendor\nshirt,SH-S,Acme\n');
    expect(await importText(text)).toMatchObject({ unchanged: 1 });
    expect(await importText(text, { clears: true })).toMatchObject({ changed: 1 });
    expect(await shirt()).not.toHaveProperty('brand');
  });

  it('imports without an SKU that another product has', async () => {
    const other = file('coat,Coat,Warm,Clothing,Size,S,SH-S,50,1,active');
    expect(await importText(other)).toMatchObject({ created: 1, refused: [] });
    expect(await importText(other)).toMatchObject({ unchanged: 1, refused: [] });
    expect(await VariantModel.findOne({ priceCents: 5000 }).lean()).toMatchObject({ sku: null });
  });

  it('refuses a product with a wrong row, and imports the others', async () => {
    const text = file(
      'coat,Coat,Warm,Clothing,Size,S,C-S,50,1,active',
      'coat,,,,,M,C-M,x,1,',
      'hat,Hat,,Clothing,,,H,20,1,',
    );
    expect(await importText(text)).toMatchObject({
      ...{ products: 2, variants: 3, created: 1, changed: 0, unchanged: 0 },
      refused: [
        { line: 3, column: 'Variant Price', reason: 'Price is not an amount such as 1234.50' },
      ],
    });
  });

  it('begins a new product as a draft, under Uncategorised, described by its name', async () => {
    await importText('Title,Price\nHat,20\n');
    expect(await ProductModel.findOne({ slug: 'hat' }).lean()).toMatchObject({
      hiddenAs: 'draft',
      description: 'Hat',
      shipping: true,
    });
    expect(await CategoryModel.findOne({ name: 'Uncategorised' }).lean()).toMatchObject({
      productCount: 1,
      hiddenCount: 1,
    });
  });

  it('says what a new product lacks, and which SKU is unknown', async () => {
    const { refused } = await importText('Handle,Title,SKU,Price\nhat,Hat,,\n,,NO-1,5\n');
    expect(refused).toEqual([
      { line: 2, column: 'Price', reason: 'A new product needs a price' },
      { line: 3, column: 'SKU', reason: 'No product of the shop has this SKU' },
    ]);
  });
});

it('matches a product that was made on screen', async () => {
  const { token } = await buildAdmin();
  const { id } = await buildCategory('Clothing');
  await api.call(endpoints.createProduct, {
    token,
    body: buildFilledProductForm(id, { name: 'Hat' }),
  });
  expect(
    await importText('Handle,Title,Price,Stock,Type\nhat,Hat,21.00,5,clothing\n'),
  ).toMatchObject({ changed: 1 });
  expect(await ProductModel.findOne({ slug: 'hat' }).lean()).toMatchObject({
    priceCents: 2100,
    quantity: 5,
  });
});
