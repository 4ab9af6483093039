import type { Response } from 'express';

/** A reply that is a picture. */
export interface Image {
  type: string;
  bytes: Buffer;
  /** Strong: it names these bytes. */
  etag: string;
  cacheControl: string;
}

/** An `Image` as the result of a controller. */
export class ImageReply {
  constructor(readonly image: Image) {}
}

/** Sends a picture, or a 304 to a client that has it. @returns the body that was sent. */
export function sendImage(res: Response, { image }: ImageReply): Buffer | undefined {
  const { type, bytes, etag, cacheControl } = image;
  res.set('ETag', etag).set('Cache-Control', cacheControl);
  if (isCached(res.req.headers['if-none-match'], etag)) {
    res.status(304).end();
    return undefined;
  }
  res.type(type).send(bytes);
  return bytes;
}

/** Whether the client has this picture. Express would say no if the client also sends `no-cache`. */
function isCached(ifNoneMatch: string | undefined, etag: string): boolean {
  const cached = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return cached.includes(etag) || cached.includes('*');
}
