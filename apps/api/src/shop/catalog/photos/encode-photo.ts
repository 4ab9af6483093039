import { PHOTO_LIMITS, PHOTO_TEXTS, PHOTO_WIDTHS } from '@shop/shared';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { HttpError, tooLarge, wrongField } from '../../../http/errors.js';

// One thread per picture and no cache: the photo queue limits what photos may take from the machine.
sharp.concurrency(1);
sharp.cache(false);

/** Pixels. The WebP format allows no taller pictures. */
const WEBP_MAX_HEIGHT = 16_383;

/** A photo in each of its widths, as WebP. */
export interface EncodedPhoto {
  variants: { width: number; bytes: Buffer }[];
  /** Height divided by width. */
  ratio: number;
}

/**
 * Re-encodes a picture in each of `PHOTO_WIDTHS` that does not enlarge it, upright and without metadata. The picture
 * is decoded once; with 40 megapixels the whole process then takes up to 900 MB.
 * @throws HttpError 413 above `PHOTO_LIMITS.pixels`, 400 if it can't be read.
 */
export async function encodePhoto(upload: Buffer): Promise<EncodedPhoto> {
  const limitInputPixels = PHOTO_LIMITS.pixels;
  const picture = sharp(upload, { limitInputPixels, failOn: 'error' }).rotate();
  try {
    // Read without decoding, and without the limit, whose error has no code.
    const { width, height } = uprightSize(
      await sharp(upload, { limitInputPixels: false, failOn: 'error' }).metadata(),
    );
    if (width * height > limitInputPixels) throw tooLarge(PHOTO_TEXTS.tooManyPixels, 'photo');
    const ratio = height / width;
    const largest = Math.min(width, PHOTO_WIDTHS.large);
    if (ratio * largest > WEBP_MAX_HEIGHT) {
      throw wrongField('photo', 'The photo is too tall for its width');
    }
    const smaller = Object.values(PHOTO_WIDTHS).filter((target) => target < largest);
    return { variants: await encode(picture, [...smaller, largest]), ratio };
  } catch (error) {
    throw error instanceof HttpError ? error : wrongField('photo', PHOTO_TEXTS.damaged);
  }
}

/** @param widths in ascending order. */
async function encode(picture: Sharp, widths: number[]): Promise<EncodedPhoto['variants']> {
  const { data, info } = await picture
    .resize({ width: widths.at(-1) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const variants = [];
  for (const target of widths) {
    const variant = sharp(data, { raw: { width, height, channels } });
    const bytes = await variant.resize({ width: target }).webp({ quality: 80 }).toBuffer();
    variants.push({ width: target, bytes });
  }
  return variants;
}

/** Applies EXIF orientation: a camera may store a picture sideways, and orientations 5 to 8 swap width and height. */
function uprightSize({ width, height, orientation = 1 }: Metadata): {
  width: number;
  height: number;
} {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
