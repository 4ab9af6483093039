import { OPERATOR } from '@shop/front';
import { inTransaction } from '@shop/mongo';
import sharp from 'sharp';
import { preparePhoto } from '../shop/catalog/photos/prepare-photo.js';
import { addPhoto } from '../shop/catalog/product-photos/add-photo.js';
import { allPhotosView } from '../shop/catalog/product-photos/product-photos.view.js';
import { ProductModel } from '../shop/catalog/products/product.model.js';
import { buildProduct, buildProductForm, MAKER } from './factories.js';

let count = 0;

/** An image of a colour that no other has. */
export function buildUniquePicture(width = 64): Promise<Buffer> {
  count += 1;
  const background = { r: (count * 53) % 256, g: (count * 97) % 256, b: Math.floor(count / 256) };
  return sharp({ create: { width, height: width, channels: 3, background } })
    .png()
    .toBuffer();
}

/** The form that adds or replaces a photo, with a picture that no other has. */
export async function buildPhotoForm(fields: Record<string, string> = {}): Promise<FormData> {
  const photo = new Blob([new Uint8Array(await buildUniquePicture())]);
  return buildProductForm({ ...fields, photo });
}

/** A product in the database with this many photos, as administrators get them. */
export async function buildPhotos(wanted: number, given: Parameters<typeof buildProduct>[0] = {}) {
  const product = await buildProduct(given);
  for (let made = 0; made < wanted; made += 1) {
    const photo = await preparePhoto(await buildUniquePicture(), OPERATOR);
    await inTransaction((session) => addPhoto(product.id, { photo, alt: '', by: MAKER }, session));
  }
  const stored = await ProductModel.findById(product.id).orFail().lean();
  return { ...product, ...allPhotosView(stored) };
}
