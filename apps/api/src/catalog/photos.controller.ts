import type { endpoints } from '@shop/shared';
import { notFound } from '../http/errors.js';
import type { Controller } from '../http/route.js';
import { findPhoto } from './photos.js';

const DAY = 24 * 60 * 60;

/** An address that names the photo's version can be kept for good; one without is asked for again after a day. */
function cacheControl(asked: string | undefined, version: string): string {
  return asked === version
    ? `public, max-age=${365 * DAY}, immutable`
    : `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
}

export const get: Controller<typeof endpoints.getProductPhoto> = async ({ params, query }) => {
  const photo = await findPhoto(params.id, query.w);
  if (!photo) throw notFound('Photo');
  return (res) => {
    res
      .set('ETag', `"${photo.version}-${photo.width}"`)
      .set('Cache-Control', cacheControl(query.v, photo.version))
      .type('image/webp')
      .send(Buffer.from(photo.bytes.buffer));
  };
};
