import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { buildImport, importRows } from '../../../testing/files/imports.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel } from '../products/product.model.js';
import { VariantModel } from '../variants/variant.model.js';
import { ImportJobModel } from './jobs/import-job.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  await importRows([
    'Handle,Title,Option1 Name,Option1 Value,SKU,Price,Stock,Status',
    'shirt,Shirt,Size,S,SH-S,10.00,3,active',
    'shirt,,,M,SH-M,12.00,4,',
  ]);
});

const get = async (id: string) =>
  (await api.call(endpoints.getImport, { token, params: { id } })).body.import;
const remarksOf = async (id: string) => {
  const { body } = await api.call(endpoints.listImportRemarks, { token, params: { id } });
  return body.remarks.map(({ isProblem, reason }) => [isProblem, reason]);
};

it('needs no names of options where SKUs tell which variants are meant', async () => {
  const header = 'Handle,Option1 Value,SKU,Price';
  const id = await importRows([header, 'shirt,S,SH-S,11.00', 'shirt,M,SH-M,13.00']);
  expect((await get(id)).counts).toMatchObject({ changed: 1, refused: 0 });
  const variants = await VariantModel.find().sort({ position: 1 }).lean();
  expect(variants.map(({ values, priceCents }) => [...values, priceCents])).toEqual([
    ['S', 1100],
    ['M', 1300],
  ]);
  const unknown = await importRows([header, 'shirt,L,SH-L,11.00']);
  expect(await remarksOf(unknown)).toEqual([[true, 'This value needs the name of its option']]);
});

it('says nothing of a refused product that would be true only of an imported one', async () => {
  const id = await importRows(['Handle,Title,SKU,Stock', 'cap,Cap,SH-S,-3']);
  expect((await get(id)).counts).toMatchObject({ created: 0, refused: 1 });
  expect(await remarksOf(id)).toEqual([[true, 'A new product needs a price']]);
});

it('counts the new products that are drafts for want of a status', async () => {
  const header = 'Handle,Title,Price,Stock,Status';
  const some = await importRows([header, 'cap,Cap,5,1,', 'hat,Hat,5,1,active']);
  expect(await get(some)).toMatchObject({ drafts: 1 });
  expect(await get(await importRows([header, 'mug,Mug,5,1,active']))).not.toHaveProperty('drafts');
});

it('has made nothing of a file that was only checked and then cancelled', async () => {
  const id = await buildImport('Title\nHat\n', { state: 'checked' });
  const counts = { created: 1, changed: 0, unchanged: 0, refused: 0 };
  await ImportJobModel.updateOne({ _id: id }, { $set: { cursor: 1, products: 1, counts } });
  const request = { token, params: { id }, body: { action: 'cancel' } };
  await api.call(endpoints.updateImport, request);
  expect(await get(id)).toMatchObject({ state: 'cancelled', processed: 0, counts: { created: 0 } });
});

it('misses no photos that the product has already', async () => {
  const photo = { version: 'v1', width: 640, height: 480 };
  await ProductModel.updateOne({ slug: 'shirt' }, { $set: { photo } });
  const id = await importRows(['Handle,Image Src', 'shirt,shirt.jpg']);
  expect(await get(id)).not.toHaveProperty('photos');
  const more = await importRows(['Handle,Image Src', 'shirt,shirt.jpg', 'shirt,back.jpg']);
  expect((await get(more)).photos).toMatchObject({ left: 1 });
});
