import { readFileSync } from 'node:fs';
import { readEntry, readZip, type ZipSource } from '@shop/product-files/zip';
import { endpoints, urlOf } from '@shop/shared';
import { expect, it } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildOrder,
  buildProduct,
} from '../../../../testing/factories.js';
import { buildPhotos } from '../../../../testing/photos.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { buildVariants, saveGrid } from '../../../../testing/variants.js';
import { operator } from '../../../accounts/index.js';
import { BrandModel } from '../../brands/brand.model.js';
import { CategoryModel } from '../../categories/category.model.js';
import { PhotoModel } from '../../photos/photo.model.js';
import { photosOf } from '../../product-photos/product-photos.js';
import { ProductModel } from '../../products/product.model.js';
import { VariantModel } from '../../variants/variant.model.js';
import { importFile } from '../import-file.js';
import { FEWEST } from '../import/batches.js';
import type { SentPhoto } from '../photos/sent-photos.js';

const api = useTestShop();

const SAMPLES = new URL('../../../../../../../packages/product-files/samples/', import.meta.url);
const SAMPLE_FILES = [
  'packt-Product-data.csv',
  'mikolajroszak-products_export_1.csv',
  'medusa-exported-products.csv',
  'spree-products.csv',
];

const importBytes = (bytes: Uint8Array, photos: SentPhoto[] = []) =>
  importFile(
    {
      async *open() {
        yield await Promise.resolve(bytes);
      },
    },
    { name: 'products.csv', options: { currency: 'USD' }, by: operator(), isShared: false, photos },
  );

async function exported(token: string, photos = false): Promise<Buffer> {
  const address = urlOf(endpoints.exportProducts, photos ? { query: { photos: 'true' } } : {});
  const reply = await api.fetch(address, { headers: { Authorization: token } });
  return Buffer.from(await reply.arrayBuffer());
}

async function wipe() {
  for (const model of [ProductModel, VariantModel, CategoryModel, BrandModel])
    await model.collection.deleteMany({});
}

const ROW = { price: 20, quantity: 3, sku: null };
const AWKWARD = [
  '=1+1',
  '+49 30 1234',
  '-5 °C lamp',
  '-12.50',
  '@home',
  "'quoted",
  "'=1",
  '007',
  'a, "b"; c',
  'Größe 🎈',
  'x < y > z & <b>bold</b>',
];

/** Products with all that a file must keep. */
async function buildShop() {
  const { id: clothing } = await buildCategory('Clothing');
  const { id: men } = await buildCategory('Men', { parent: clothing });
  const { id: category } = await buildCategory('Shirts', { parent: men });
  await buildCategory('Shirts');
  for (const [at, text] of AWKWARD.entries())
    await buildProduct({
      name: text,
      category,
      description: `${text}\n\n- first\n- second\n${text}`,
      price: at + 0.99,
      quantity: at,
      details: {
        brand: text,
        sku: `${text} ${at}`,
        tags: 'Sale, new in, =cmd',
        attributes: `Material: ${text}\nMaterial: Wool\n=Care: -30 °C`,
        seoTitle: text,
        seoDescription: text,
        weight: String(at * 250),
        lowestPrice: at % 2 === 0 ? String(at + 0.5) : '',
        taxClass: (['', 'standard', 'reduced', 'zero'] as const)[at % 4] ?? '',
        barcode: at % 2 === 0 ? '0036000291452' : '',
        compareAtPrice: String(at + 10),
        status: (['active', 'draft', 'archived'] as const)[at % 3] ?? 'active',
        publishAt: at % 2 === 0 ? '2031-05-01T06:30:00.000Z' : '2021-05-01T06:30:00.000Z',
      },
    });
  await buildVariants(
    {
      options: [
        { name: 'Color', values: ['Red', '=Blue', '-1'] },
        { name: 'Size', values: ['S', 'M', 'L'] },
      ],
      variants: [
        { ...ROW, values: ['Red', 'L'], sku: 'A-1', weight: 0, barcode: '4006381333931' },
        {
          ...ROW,
          ...{
            values: ['-1', 'M'],
            sku: '007',
            hidden: true,
            compareAtPrice: 30,
            lowestPrice: 2.5,
          },
        },
        { ...ROW, values: ['=Blue', 'S'], quantity: 0, price: 0.5 },
        { ...ROW, values: ['Red', 'S'], sku: '-A' },
        { ...ROW, values: ['Red', 'M'], sku: '12E5' },
        { ...ROW, values: ['-1', 'S'], sku: '3.65E+11' },
      ],
    },
    { name: 'Shirt', details: { weight: '200' } },
  );
  await buildArchived();
}

/** A product of which one variant is kept for its orders alone. */
async function buildArchived() {
  const { id, variants, version } = await buildVariants({}, { name: 'Coat' });
  const [small] = variants;
  await buildOrder({ items: [{ product: id, variant: small?.id ?? '', quantity: 1 }] });
  const options = [{ name: 'Size', values: ['M'] }];
  const kept = { ...ROW, _id: variants[1]?.id ?? '', values: ['M'] };
  await saveGrid(id, { options, version, variants: [kept] });
}

it('is the same byte for byte after the shop is wiped and the file is imported', async () => {
  const { token } = await buildAdmin();
  await buildShop();
  for (const name of SAMPLE_FILES) await importBytes(readFileSync(new URL(name, SAMPLES)));
  const products = await ProductModel.countDocuments();
  expect(products).toBeGreaterThan(100);

  const first = await exported(token);
  const same = { created: 0, changed: 0, unchanged: products, refused: [] };
  expect(await importBytes(first)).toMatchObject(same);
  expect((await exported(token)).equals(first)).toBe(true);

  await wipe();
  expect(await importBytes(first)).toMatchObject({ created: products, refused: [] });
  expect((await exported(token)).toString('utf8')).toBe(first.toString('utf8'));
});

it('keeps a top category apart from one of the same name that another batch has made', async () => {
  const { token } = await buildAdmin();
  const { id: clothing } = await buildCategory('Clothing');
  const { id: nested } = await buildCategory('Accessories', { parent: clothing });
  const { id: top } = await buildCategory('Accessories');
  for (let at = 0; at < FEWEST; at += 1) await buildProduct({ category: nested });
  await buildProduct({ name: 'Belt', category: top });
  const first = await exported(token);
  for (const header of ['Stock At Export', 'Other']) {
    await wipe();
    const file = first.toString('utf8').replace('Stock At Export', header);
    expect(await importBytes(Buffer.from(file))).toMatchObject({ created: FEWEST + 1 });
    expect((await exported(token)).toString('utf8')).toBe(first.toString('utf8'));
  }
});

it('takes SKUs for what they are that look like numbers of a spreadsheet', async () => {
  const { token } = await buildAdmin();
  await buildVariants(
    {
      variants: [
        { ...ROW, values: ['S'], sku: '5010E3' },
        { ...ROW, values: ['M'], sku: '3.65E+11' },
      ],
    },
    { name: 'Shirt' },
  );
  await buildProduct({ name: 'Lamp', details: { sku: '1E+3' } });
  const file = await exported(token);
  const same = { changed: 0, unchanged: 2, refused: [] };
  expect(await importBytes(file)).toMatchObject(same);
  const saved = file.toString('utf8').replace("'3.65E+11", '3.65E+11');
  expect(await importBytes(Buffer.from(saved))).toMatchObject(same);
  const other = saved.replace('3.65E+11', '3.66E+11');
  expect(await importBytes(Buffer.from(other))).toMatchObject({
    unchanged: 1,
    refused: [{ column: 'Variant SKU', reason: expect.stringContaining('lost digits') as string }],
  });
});

it('keeps the weight that a product has for variants without their own', async () => {
  const { token } = await buildAdmin();
  const { id } = await buildVariants({}, { name: 'Shirt', details: { weight: '200' } });
  const weight = async () => (await ProductModel.findOne().lean().orFail()).weight;
  const file = await exported(token);
  await ProductModel.updateOne({ _id: id }, { $set: { weight: 1 } });
  expect(await importBytes(file)).toMatchObject({ changed: 1, refused: [] });
  expect(await weight()).toBe(200);
});

it('changes nothing of a shop with photos', async () => {
  const { token } = await buildAdmin();
  await buildPhotos(3, { name: 'Lamp' });
  const { id, photos } = await buildPhotos(3, { name: 'Polo' });
  await saveGrid(id, {
    variants: [
      { ...ROW, values: ['S'], photo: photos[2]?._id ?? '' },
      { ...ROW, values: ['M'] },
    ],
  });
  const file = await exported(token);
  expect(await importBytes(file)).toMatchObject({ changed: 0, unchanged: 2, refused: [] });
  expect((await exported(token)).equals(file)).toBe(true);
});

it('keeps the photos, too, in the same order and byte for byte', async () => {
  const { token } = await buildAdmin();
  await buildPhotos(1, { name: 'Lamp' });
  await buildPhotos(12, { name: 'Sofa' });
  // Whose photos were moved, and of which one was removed: their names stay.
  const sofa = await ProductModel.findOne({ slug: 'sofa' }).lean().orFail();
  const [first = '', second = '', ...others] = photosOf(sofa).map(({ _id }) => _id.toHexString());
  const params = { id: sofa._id.toHexString() };
  const call = { token, params };
  await api.call(endpoints.removePhoto, { token, params: { ...params, photoId: first } });
  const { body } = await api.call(endpoints.getPhotos, call);
  const arranged = [...others, second].map((_id) => ({ _id, alt: '' }));
  await api.call(endpoints.arrangePhotos, {
    ...call,
    body: { revision: body.revision, photos: arranged },
  });
  const { id, photos } = await buildPhotos(3, { name: 'Polo' });
  await saveGrid(id, {
    variants: [
      { ...ROW, values: ['S'], photo: photos[2]?._id ?? '' },
      { ...ROW, values: ['M'], photo: photos[0]?._id ?? '' },
    ],
  });
  const archive = await unzipped(await exported(token, true));
  expect([...archive.keys()].filter((name) => name.endsWith('.webp'))).toHaveLength(15);

  await wipe();
  await PhotoModel.collection.deleteMany({});
  expect(await importZip(archive)).toMatchObject({ created: 3, photos: { done: 15, failed: [] } });
  expect(await unzipped(await exported(token, true))).toEqual(archive);

  const before = await ProductModel.find().sort({ _id: 1 }).lean();
  const again = { changed: 0, unchanged: 3, photos: { done: 15, failed: [] } };
  expect(await importZip(archive)).toMatchObject(again);
  expect(await ProductModel.find().sort({ _id: 1 }).lean()).toEqual(before);
});

/** The files of a ZIP file by their names. */
async function unzipped(bytes: Buffer): Promise<Map<string, string>> {
  const source: ZipSource = {
    size: bytes.length,
    read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
  };
  const files = new Map<string, string>();
  for (const entry of await readZip(source)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of readEntry(source, entry, 1_000_000)) chunks.push(chunk);
    files.set(entry.path, Buffer.concat(chunks).toString('base64'));
  }
  return files;
}

function importZip(files: ReadonlyMap<string, string>) {
  const all = [...files].map(([name, text]) => ({ name, bytes: Buffer.from(text, 'base64') }));
  const table = all.find(({ name }) => name.endsWith('.csv'));
  const photos = all
    .filter((file) => file !== table)
    .map(({ name, bytes }) => ({ name, read: () => Promise.resolve(bytes) }));
  return importBytes(table?.bytes ?? Buffer.alloc(0), photos);
}
