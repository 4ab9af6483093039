import { createHash } from 'node:crypto';
import { isPicture, PHOTO_TEXTS } from '@shop/shared';
import type { EncodedPhoto } from '@shop/photos';
import { aloneAmongWorkers, type Client } from '@shop/front';
import { unsupportedType } from '@shop/http/errors';
import { encodePhoto } from './encode-photo.js';
import { photoQueue } from './photo-queue.js';

/** A photo, re-encoded and ready to be stored. */
export interface PreparedPhoto {
  version: string;
  width: number;
  height: number;
  variants: EncodedPhoto['variants'];
}

/**
 * Re-encodes an uploaded picture as WebP in each of `PHOTO_WIDTHS` that does not enlarge it, upright and without metadata.
 * @param options `keepsWebp`: a WebP that the shop may have written stays as it is.
 * @throws HttpError 415 for types not in `PHOTO_TYPES`, 413 above `PHOTO_LIMITS.pixels`, 400 if it can't be read,
 * 503 when too many photos are waiting.
 */
export async function preparePhoto(
  upload: Buffer,
  client: Client,
  options: { keepsWebp?: boolean } = {},
): Promise<PreparedPhoto> {
  if (!isPicture(upload)) throw unsupportedType(PHOTO_TEXTS.wrongType, 'photo');
  const encode = () => aloneAmongWorkers(() => encodePhoto(upload, options));
  const { variants, ratio } = await photoQueue.run(client, encode);
  return photoOf(variants, ratio);
}

/** Builds a photo from encoded variants; `ratio` is height divided by width. */
export function photoOf(variants: PreparedPhoto['variants'], ratio: number): PreparedPhoto {
  const width = Math.max(...variants.map((variant) => variant.width));
  const version = digest(variants.map(({ bytes }) => bytes));
  return { version, width, height: Math.max(1, Math.round(width * ratio)), variants };
}

function digest(parts: Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
