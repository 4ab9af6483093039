import { endpoints, urlOf } from '@shop/shared';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '../../../../testing/api-client.js';
import { buildAdmin, buildCategory, buildProduct } from '../../../../testing/factories.js';
import { buildPhotos } from '../../../../testing/photos.js';
import { readZip } from '../../../../testing/files/read-zip.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { buildVariants, saveGrid } from '../../../../testing/variants.js';
import { findPhoto } from '../../photos/stored-photos.js';
import { ProductModel } from '../../products/product.model.js';

const api = useTestShop();
let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

async function download(query: CallInput['query'] = {}) {
  const address = urlOf(endpoints.exportProducts, { query });
  const reply = await api.fetch(address, { headers: { Authorization: token } });
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
}

/** The first cells of all rows: each product's handle as often as it has rows. */
async function handles(query?: CallInput['query']) {
  const { bytes } = await download(query);
  const rows = bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
  return rows.map((row) => row.split(',')[0]);
}

describe('the exported file', () => {
  it('is UTF-8 with a byte-order mark and a name with the day', async () => {
    const { reply, bytes } = await download();
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename=products-\d{4}-\d\d-\d\d\.csv$/,
    );
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(bytes.toString('utf8')).toMatch(/^\ufeffHandle,Title,[^\n]+\r\n$/);
  });

  it('is for administrators alone', async () => {
    expect(await api.refuse(endpoints.exportProducts)).toMatchObject({ status: 401 });
  });

  it('names the path of a category, and the photos of products and variants', async () => {
    const { id: clothing } = await buildCategory('Clothing');
    const { id: category } = await buildCategory('Shirts', { parent: clothing });
    const { id, slug, photos } = await buildPhotos(2, { name: 'Polo', category });
    const row = { price: 20, quantity: 1, sku: null };
    const second = photos[1]?._id ?? '';
    await saveGrid(id, {
      variants: [
        { ...row, values: ['S'] },
        { ...row, values: ['M'], photo: second },
      ],
    });
    const text = (await download()).bytes.toString('utf8');
    expect(text).toContain(',Clothing > Shirts,');
    expect(text).toContain(`,${slug}-1.webp,1,`);
    expect(text).toContain(`,${slug}-2.webp,2,`);
    expect(text).toContain(`,${slug}-2.webp,g,`);
  });
});

describe('the products in the file', () => {
  it('are those that the filters of the list match', async () => {
    const { id: chairs } = await buildCategory('Chairs');
    const { id: stools } = await buildCategory('Stools', { parent: chairs });
    await buildProduct({ name: 'Stool', category: stools, quantity: 1 });
    const details = { brand: 'Hay', tags: 'Oak' };
    await buildProduct({ name: 'Desk', details });
    await buildProduct({ name: 'Old desk', details: { status: 'archived' } });
    await buildVariants({}, { name: 'Shirt', details: { status: 'draft' } });
    expect(await handles()).toEqual(['stool', 'desk', 'old-desk', 'shirt', 'shirt']);
    expect(await handles({ category: chairs })).toEqual(['stool']);
    expect(await handles({ stock: 'low' })).toEqual(['stool']);
    expect(await handles({ brand: 'hay' })).toEqual(['desk']);
    expect(await handles({ tag: 'oak' })).toEqual(['desk']);
    expect(await handles({ status: 'archived' })).toEqual(['old-desk']);
    expect(await handles({ status: 'draft' })).toEqual(['shirt', 'shirt']);
    expect(await handles({ search: 'desk' })).toEqual(['desk', 'old-desk']);
  });

  it('are all of them, once each and oldest first, however many share a moment', async () => {
    const { id } = await buildProduct();
    const product = await ProductModel.findById(id).orFail().lean();
    const copies = Array.from({ length: 120 }, (_, index) => ({
      ...product,
      _id: new Types.ObjectId(),
      slug: `copy-${index}`,
      slugs: [`copy-${index}`],
      createdAt: new Date(Date.UTC(2026, 0, 1, Math.floor(index / 60))),
    }));
    await ProductModel.insertMany(copies);
    expect(await handles()).toEqual([...copies.map(({ slug }) => slug), product.slug]);
  });
});

describe('the file with photos', () => {
  it('is an archive of the same table and the photos that it names', async () => {
    const { slug, photos } = await buildPhotos(2, { name: 'Lamp' });
    const { reply, bytes } = await download({ photos: 'true' });
    expect(reply.headers.get('content-type')).toBe('application/zip');
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename=products-\d{4}-\d\d-\d\d\.zip$/,
    );
    const files = readZip(bytes);
    expect([...files.keys()]).toEqual([
      expect.stringMatching(/^products-\d{4}-\d\d-\d\d\.csv$/),
      `${slug}-1.webp`,
      `${slug}-2.webp`,
    ]);
    const [table, , second] = files.values();
    expect(table).toEqual((await download()).bytes);
    const stored = await findPhoto(new Types.ObjectId(photos[1]?._id), undefined);
    expect(second).toEqual(stored && Buffer.from(stored.bytes.buffer));
  });
});
