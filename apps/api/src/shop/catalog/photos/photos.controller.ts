import { ImageReply } from '@shop/http';
import type { endpoints } from '@shop/shared';
import type { QueryFilter } from 'mongoose';
import { notFound } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { photosOf } from '../product-photos/product-photos.js';
import { ProductModel, type ProductRecord } from '../products/product.model.js';
import { LISTED } from '../visibility/listed.js';
import type { PhotoRecord } from './photo.model.js';
import { findPhoto } from './stored-photos.js';

const DAY = 24 * 60 * 60;

/** A URL with the photo's version can be cached forever; one without is revalidated after a day. */
export function cacheControl(requested: string | undefined, version: string): string {
  return requested === version
    ? `public, max-age=${365 * DAY}, immutable`
    : `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
}

export const get: Controller<typeof endpoints.getProductPhoto> = async ({ params, query }) => {
  const product = { ...LISTED, _id: params.id };
  return photoReply(product, query, (version) => cacheControl(query.v, version));
};

/**
 * The first photo of a product, or the one that is asked for.
 * @param cacheControlOf its version.
 * @throws HttpError 404 if there is no such product, or if it has no such photo.
 */
export async function photoReply(
  filter: QueryFilter<ProductRecord>,
  { photo: wanted, w }: { photo?: string | undefined; w?: number | undefined },
  cacheControlOf: (version: string) => string,
): Promise<ImageReply> {
  const product = await ProductModel.findOne(filter, { photo: 1, photos: 1 }).lean();
  const photos = product ? photosOf(product) : [];
  const chosen = wanted ? photos.find(({ _id }) => _id.toHexString() === wanted) : photos[0];
  const photo = chosen && (await findPhoto(chosen._id, w));
  if (!photo) throw notFound('Photo');
  return imageReply(photo, cacheControlOf(photo.version));
}

/** A stored photo in one width as a reply. */
export function imageReply(
  { bytes, version, width }: Pick<PhotoRecord, 'bytes' | 'version' | 'width'>,
  cacheControl: string,
): ImageReply {
  return new ImageReply({
    type: 'image/webp',
    bytes: Buffer.from(bytes.buffer),
    etag: `"${version}-${width}"`,
    cacheControl,
  });
}
