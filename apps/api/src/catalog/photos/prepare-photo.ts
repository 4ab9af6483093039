import { createHash } from 'node:crypto';
import { PHOTO_LIMITS, PHOTO_TEXTS, PHOTO_WIDTHS } from '@shop/shared';
import sharp, { type Metadata } from 'sharp';
import { currentClient } from '../../http/client.js';
import { badRequest, HttpError, tooLarge, unsupportedType } from '../../http/errors.js';
import { photoQueue } from './photo-queue.js';
import { isPicture } from './photo-type.js';

// One thread for each picture and none kept for the next: the queue decides what photos may take from the machine.
sharp.concurrency(1);
sharp.cache(false);

/** Pixels. The WebP format has no taller pictures. */
const WEBP_MAX_HEIGHT = 16_383;

/** A photo, re-encoded and ready to be stored. */
export interface PreparedPhoto {
  version: string;
  width: number;
  height: number;
  variants: { width: number; bytes: Buffer }[];
}

/**
 * Re-encodes an uploaded picture as WebP in each of `PHOTO_WIDTHS` that does not enlarge it, upright and without metadata.
 * @throws HttpError 415 for any other type than `PHOTO_TYPES`, 413 above `PHOTO_LIMITS.pixels`, 400 if it can't be read,
 * 503 when too many photos wait.
 */
export async function preparePhoto(upload: Buffer): Promise<PreparedPhoto> {
  if (!isPicture(upload)) throw unsupportedType(PHOTO_TEXTS.wrongType);
  return photoQueue.run(currentClient(), () => encode(upload));
}

async function encode(upload: Buffer): Promise<PreparedPhoto> {
  const limitInputPixels = PHOTO_LIMITS.pixels;
  const picture = sharp(upload, { limitInputPixels, failOn: 'error' }).rotate();
  try {
    const { width, height } = uprightSize(await picture.metadata());
    const candidates = [
      ...Object.values(PHOTO_WIDTHS).filter((target) => target < width),
      Math.min(width, PHOTO_WIDTHS.large),
    ];
    const widths = [...new Set(candidates)];
    if ((height / width) * Math.max(...widths) > WEBP_MAX_HEIGHT) {
      throw badRequest('The photo is too tall for its width');
    }
    const variants = [];
    for (const target of widths) {
      const variant = picture.clone().resize({ width: target }).webp({ quality: 80 });
      variants.push({ width: target, bytes: await variant.toBuffer() });
    }
    return photoOf(variants, height / width);
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit')) {
      throw tooLarge(PHOTO_TEXTS.tooManyPixels);
    }
    throw error instanceof HttpError
      ? error
      : badRequest('The photo is damaged: it could not be read');
  }
}

/** A photo from variants that are already encoded; `ratio` is height divided by width. */
export function photoOf(variants: PreparedPhoto['variants'], ratio: number): PreparedPhoto {
  const width = Math.max(...variants.map((variant) => variant.width));
  const version = digest(variants.map(({ bytes }) => bytes));
  return { version, width, height: Math.max(1, Math.round(width * ratio)), variants };
}

/** A camera may store a picture on its side and say so: orientations 5 to 8 swap width and height. */
function uprightSize({ width, height, orientation = 1 }: Metadata): {
  width: number;
  height: number;
} {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function digest(parts: Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
