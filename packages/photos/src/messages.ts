import type { PhotoRefusal } from './errors.js';

/** A photo in each of its widths, as WebP. */
export interface EncodedPhoto {
  variants: { width: number; bytes: Buffer }[];
  /** Height divided by width. */
  ratio: number;
}

export interface PhotoSizes {
  /** In ascending order. */
  widths: readonly number[];
  /** Width times height of the largest picture that is accepted. */
  maxPixels: number;
}

export interface Upload {
  bytes: Buffer;
  sizes: PhotoSizes;
  /** Keeps a plain WebP as its own largest width. */
  keepsWebp?: boolean;
}

/** The photo process's reply to an upload: the photo, or the reason why there is none. */
export type PhotoAnswer = { photo: EncodedPhoto } | { refusal: PhotoRefusal } | { failure: string };
