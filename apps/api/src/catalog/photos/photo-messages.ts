import type { EncodedPhoto } from './encode-photo.js';

/** The photo process's reply to an upload: the photo, or the reason why there is none. */
export type PhotoAnswer =
  { photo: EncodedPhoto } | { refusal: { status: number; message: string } } | { failure: string };
