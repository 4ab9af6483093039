import type { endpoints } from '@shop/shared';
import { notFound } from '../../http/errors.js';
import type { Controller } from '../../http/route.js';
import { findPhoto } from './stored-photos.js';

const DAY = 24 * 60 * 60;

/** A URL with the photo's version can be cached forever; one without is revalidated after a day. */
function cacheControl(requested: string | undefined, version: string): string {
  return requested === version
    ? `public, max-age=${365 * DAY}, immutable`
    : `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
}

/** Whether the client has this photo cached. Express would say no if the client also sends `no-cache`. */
function isCached(ifNoneMatch: string | undefined, etag: string): boolean {
  const cached = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return cached.includes(etag) || cached.includes('*');
}

export const get: Controller<typeof endpoints.getProductPhoto> = async ({ params, query, req }) => {
  const photo = await findPhoto(params.id, query.w);
  if (!photo) throw notFound('Photo');
  const etag = `"${photo.version}-${photo.width}"`;
  return (res) => {
    res.set('ETag', etag).set('Cache-Control', cacheControl(query.v, photo.version));
    if (isCached(req.headers['if-none-match'], etag)) res.status(304).end();
    else res.type('image/webp').send(Buffer.from(photo.bytes.buffer));
  };
};
