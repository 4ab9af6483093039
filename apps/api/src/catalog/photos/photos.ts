import { createHash } from 'node:crypto';
import { PHOTO_LIMITS, PHOTO_TEXTS, PHOTO_WIDTHS, type PhotoType } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import sharp, { type Metadata } from 'sharp';
import { badRequest, HttpError, tooLarge, unsupportedType } from '../../http/errors.js';
import { PhotoModel } from './photo.model.js';

/** Pixels. */
const WEBP_MAX_HEIGHT = 16_383;

function tooTall(): HttpError {
  return badRequest('The photo is too tall for its width');
}

/** A photo, re-encoded and ready to be stored. */
export interface PreparedPhoto {
  version: string;
  width: number;
  height: number;
  variants: { width: number; bytes: Buffer }[];
}

/**
 * Re-encodes an uploaded picture as WebP in the kept widths, upright and without metadata.
 * @throws HttpError 415 for any other type than `PHOTO_TYPES`, 413 above `PHOTO_LIMITS.pixels`, 400 if it can't be read.
 */
export async function preparePhoto(upload: Buffer): Promise<PreparedPhoto> {
  if (!isPicture(upload)) throw unsupportedType(PHOTO_TEXTS.wrongType);
  const limitInputPixels = PHOTO_LIMITS.pixels;
  const picture = sharp(upload, { limitInputPixels, failOn: 'error' }).rotate();
  try {
    const { width, height } = uprightSize(await picture.metadata());
    const kept = [
      ...Object.values(PHOTO_WIDTHS).filter((candidate) => candidate < width),
      Math.min(width, PHOTO_WIDTHS.large),
    ];
    const widths = [...new Set(kept)];
    if ((height / width) * Math.max(...widths) > WEBP_MAX_HEIGHT) throw tooTall();
    const variants = await Promise.all(
      widths.map(async (target) => ({
        width: target,
        bytes: await picture.clone().resize({ width: target }).webp({ quality: 80 }).toBuffer(),
      })),
    );
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

/** A photo of pictures that are ready as they are; `ratio` is height by width. */
export function photoOf(variants: PreparedPhoto['variants'], ratio: number): PreparedPhoto {
  const width = Math.max(...variants.map((variant) => variant.width));
  const version = digest(variants.map(({ bytes }) => bytes));
  return { version, width, height: Math.max(1, Math.round(width * ratio)), variants };
}

/** Puts a product's photo in the place of the one before. */
export async function storePhoto(
  product: Types.ObjectId,
  photo: PreparedPhoto,
  session: ClientSession,
): Promise<void> {
  await PhotoModel.deleteMany({ product }, { session });
  const { version } = photo;
  await PhotoModel.insertMany(
    photo.variants.map(({ width, bytes }) => ({ product, width, version, bytes })),
    { session },
  );
}

/** The smallest kept width that is not below the wanted one, else the largest; undefined without a photo. */
export async function findPhoto(product: string, wantedWidth: number | undefined) {
  const select = (filter: object, direction: 1 | -1) =>
    PhotoModel.findOne({ product, ...filter })
      .sort({ width: direction })
      .lean();
  const wideEnough =
    wantedWidth === undefined ? null : await select({ width: { $gte: wantedWidth } }, 1);
  return wideEnough ?? select({}, -1);
}

/** How the bytes of each accepted type begin. */
const SIGNATURES: Record<PhotoType, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => latin1(bytes, 0, 3) === '\xff\xd8\xff',
  'image/png': (bytes) => latin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (bytes) => latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP',
  'image/avif': isAvif,
};

/** Decided by the bytes alone: a client may claim any type for its file. */
function isPicture(bytes: Buffer): boolean {
  return Object.values(SIGNATURES).some((matches) => matches(bytes));
}

function latin1(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end);
}

/** The first box of the file names its brand and those that it is compatible with, four bytes each. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 12 || latin1(bytes, 4, 8) !== 'ftyp') return false;
  const brands = latin1(bytes, 8, Math.min(bytes.readUInt32BE(0), 256)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => brand === 'avif' || brand === 'avis');
}

/** A camera may store a picture lying on its side and say so; orientations 5 to 8 swap the edges. */
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
