import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { png } from '../inputs/pictures.js';
import { mustSucceed } from './must-succeed.js';

/** The names of the calls that `changeCatalog` makes. */
export const CATALOG_CALLS = [
  'askForStock',
  'addPhoto',
  'arrangePhotos',
  'replacePhoto',
  'removePhoto',
  'updateBrand',
  'mergeBrand',
  'deleteBrand',
  'getCategoryPhoto',
  'addLongEditPart',
  'stepLongEdit',
];

/** Changes photos, brands, a category and prices, and waits for what is sold out. */
export async function changeCatalog(admin: ApiClient, shopper: ApiClient): Promise<void> {
  await changePhotos(admin);
  await changeBrands(admin);
  await showCategory(admin);
  await editPrices(admin);
  await waitForStock(shopper);
}

/** Adds a photo to a product, makes it the first, replaces and removes it. */
async function changePhotos(admin: ApiClient): Promise<void> {
  const [product] = await admin.products();
  const params = { id: product?._id ?? '' };
  const picture = (width: number) => new Blob([new Uint8Array(png(width, 90))]);
  const added = await admin.call(endpoints.addPhoto, { params, body: { photo: picture(90) } });
  const photos = added.photos.map(({ _id }) => ({ _id, alt: 'Arranged' })).reverse();
  const body = { photos, revision: added.revision };
  await admin.call(endpoints.arrangePhotos, { params, body });
  const one = { ...params, photoId: photos[0]?._id ?? '' };
  await admin.call(endpoints.replacePhoto, { params: one, body: { photo: picture(80) } });
  await admin.call(endpoints.removePhoto, { params: one });
}

/** Renames, merges and deletes brands of a product that is deleted again. */
async function changeBrands(admin: ApiClient): Promise<void> {
  const { category } = await admin.call(endpoints.listCategories);
  const madeBy = async (brand: string) => {
    const { product } = await admin.call(endpoints.createProduct, {
      body: {
        name: 'Made by hand',
        description: 'Made by hand',
        price: '10',
        quantity: '1',
        category: category[0]?._id ?? '',
        brand,
      },
    });
    return { params: { id: product._id }, brand: { id: product.brand?._id ?? '' } };
  };
  const first = await madeBy('First by hand');
  const second = await madeBy('Second by hand');
  await admin.call(endpoints.updateBrand, { params: first.brand, body: { name: 'By hand' } });
  await admin.call(endpoints.mergeBrand, { params: first.brand, body: { into: 'Second by hand' } });
  await admin.call(endpoints.deleteProduct, { params: first.params });
  await admin.call(endpoints.deleteProduct, { params: second.params });
  await admin.call(endpoints.deleteBrand, { params: second.brand });
}

/** Gives a category a photo, and reads it. */
async function showCategory(admin: ApiClient): Promise<void> {
  const { category } = await admin.call(endpoints.createCategory, {
    body: { name: 'Made by hand' },
  });
  const params = { id: category._id };
  const photo = new Blob([new Uint8Array(png(90, 90))]);
  await admin.call(endpoints.saveCategoryPhoto, { params, body: { photo } });
  mustSucceed(await admin.send(endpoints.getCategoryPhoto, { params }));
}

/** Begins a long bulk edit, stops and forgets it. */
async function editPrices(admin: ApiClient): Promise<void> {
  const [product] = await admin.products();
  const { _id: productId = '', name = '', slug = '', price = 0 } = product ?? {};
  const change = { productId, price: price + 1, priceBefore: price };
  const undo = { productId, price, priceBefore: price + 1 };
  const key = randomUUID();
  await admin.call(endpoints.addLongEditPart, {
    params: { key, number: '1' },
    body: { parts: 1, changes: [{ name, slug, change, undo }] },
  });
  for (const step of ['stop', 'forget'] as const)
    await admin.call(endpoints.stepLongEdit, { params: { key }, body: { step } });
}

/** Asks for a mail when something sold out is back. */
async function waitForStock(shopper: ApiClient): Promise<void> {
  const soldOut = (await shopper.products()).find(({ quantity }) => quantity === 0);
  await shopper.call(endpoints.askForStock, { body: { product: soldOut?._id ?? '' } });
}
