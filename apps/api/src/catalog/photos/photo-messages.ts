import type { EncodedPhoto } from './encode-photo.js';

/** What the photo process answers to an upload: the photo, or why there is none. */
export type PhotoAnswer =
  { photo: EncodedPhoto } | { refusal: { status: number; message: string } } | { failure: string };
