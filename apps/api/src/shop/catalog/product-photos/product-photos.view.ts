import type { ProductPhoto } from '@shop/shared';
import { photoFields } from '../photos/photo-fields.js';
import type { ProductRecord, StoredPhoto } from '../products/product.model.js';
import { photosOf, revisionOf } from './product-photos.js';

/** A photo as the API returns it. */
function photoView({ _id, alt, ...photo }: StoredPhoto): ProductPhoto {
  return { _id: _id.toHexString(), alt, ...photoFields(photo) };
}

/** All photos of a product as administrators get them. */
export function allPhotosView(product: ProductRecord) {
  const photos = photosOf(product);
  return { photos: photos.map(photoView), revision: revisionOf(photos) };
}

/** What a product with several photos, or with one that has an alt text, has in addition. */
export function photosView({ photos = [] }: Pick<ProductRecord, 'photos'>) {
  const hasMore = photos.length > 1 || photos.some(({ alt }) => alt !== '');
  return hasMore ? { photos: photos.map(photoView) } : {};
}
