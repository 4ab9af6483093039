import type { FieldError } from '@shop/shared';
import type { EncodedPhoto } from './encode-photo.js';

/** Why an upload is refused, as the parts of an `HttpError`. */
interface Refusal {
  status: number;
  message: string;
  errors: FieldError[] | undefined;
}

/** The photo process's reply to an upload: the photo, or the reason why there is none. */
export type PhotoAnswer = { photo: EncodedPhoto } | { refusal: Refusal } | { failure: string };
