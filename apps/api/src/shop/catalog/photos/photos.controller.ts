import type { endpoints } from '@shop/shared';
import { notFound } from '../../../http/errors.js';
import { ImageReply } from '../../../http/image-reply.js';
import type { Controller } from '../../../http/route.js';
import { ProductModel } from '../products/product.model.js';
import { LISTED } from '../visibility/listed.js';
import { findPhoto } from './stored-photos.js';

const DAY = 24 * 60 * 60;

/** A URL with the photo's version can be cached forever; one without is revalidated after a day. */
function cacheControl(requested: string | undefined, version: string): string {
  return requested === version
    ? `public, max-age=${365 * DAY}, immutable`
    : `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
}

export const get: Controller<typeof endpoints.getProductPhoto> = async ({ params, query }) => {
  if (!(await ProductModel.exists({ ...LISTED, _id: params.id }))) throw notFound('Photo');
  return photoReply(params.id, query.w, (version) => cacheControl(query.v, version));
};

/**
 * A product's photo in a width.
 * @param cacheControlOf its version.
 * @throws HttpError 404 if the product has no photo.
 */
export async function photoReply(
  product: string,
  width: number | undefined,
  cacheControlOf: (version: string) => string,
): Promise<ImageReply> {
  const photo = await findPhoto(product, width);
  if (!photo) throw notFound('Photo');
  return new ImageReply({
    type: 'image/webp',
    bytes: Buffer.from(photo.bytes.buffer),
    etag: `"${photo.version}-${photo.width}"`,
    cacheControl: cacheControlOf(photo.version),
  });
}
