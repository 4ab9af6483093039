import sharp, { type Metadata, type Sharp } from 'sharp';
import { PhotoError } from './errors.js';
import { isPlainWebp } from './plain-webp.js';
import type { EncodedPhoto, Upload } from './messages.js';

// One thread per picture and no cache: the caller limits what photos may take from the machine.
sharp.concurrency(1);
sharp.cache(false);

/** Pixels. The WebP format allows no taller pictures. */
const WEBP_MAX_HEIGHT = 16_383;

/**
 * Re-encodes a picture in each width that does not enlarge it, upright and without metadata. The picture is decoded
 * once; with 40 megapixels the whole process then takes up to 900 MB.
 * @param keepsWebp one that the shop has written, or might have, stays as it is: an export that is imported loses nothing.
 * @throws PhotoError
 */
export async function encodePhoto({ bytes, sizes, keepsWebp }: Upload): Promise<EncodedPhoto> {
  const limitInputPixels = sizes.maxPixels;
  const picture = sharp(bytes, { limitInputPixels, failOn: 'error' }).rotate();
  try {
    // Read without decoding, and without the limit, whose error has no code.
    const { width, height } = uprightSize(
      await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata(),
    );
    if (width * height > limitInputPixels) throw new PhotoError('too-many-pixels');
    const ratio = height / width;
    const largest = Math.min(width, Math.max(...sizes.widths));
    if (ratio * largest > WEBP_MAX_HEIGHT) throw new PhotoError('too-tall');
    const smaller = sizes.widths.filter((target) => target < largest);
    const variants = await encode(picture, [...smaller, largest]);
    const isKept = keepsWebp && width === largest && isPlainWebp(bytes);
    return { variants: isKept ? [...variants.slice(0, -1), { width, bytes }] : variants, ratio };
  } catch (error) {
    throw error instanceof PhotoError ? error : new PhotoError('damaged');
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
