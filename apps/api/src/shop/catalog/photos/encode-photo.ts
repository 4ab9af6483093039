import { log } from '@shop/http/log';
import { PhotoError, PhotoProcess, PhotoProcessEnded, type PhotoRefusal } from '@shop/photos';
import { PHOTO_LIMITS, PHOTO_TEXTS, PHOTO_WIDTHS } from '@shop/shared';
import { programOf } from '../../../config/places.js';
import { busy, tooLarge, wrongField, type HttpError } from '@shop/http/errors';

const RETRY_AFTER_SECONDS = 10;

const photoProcess = new PhotoProcess(programOf('shop/catalog/photos/photo.process'), {
  widths: Object.values(PHOTO_WIDTHS),
  maxPixels: PHOTO_LIMITS.pixels,
});

const REFUSALS: Readonly<Record<PhotoRefusal, () => HttpError>> = {
  'too-many-pixels': () => tooLarge(PHOTO_TEXTS.tooManyPixels, 'photo'),
  'too-tall': () => wrongField('photo', 'The photo is too tall for its width'),
  damaged: () => wrongField('photo', PHOTO_TEXTS.damaged),
};

/**
 * Re-encodes a photo in the photo process. One at a time: the caller must wait for the result before the next call.
 * @throws HttpError 413 or 400 if the photo is refused, 503 if the process died or took too long.
 */
export async function encodePhoto(upload: Buffer, options: { keepsWebp?: boolean } = {}) {
  try {
    return await photoProcess.encode(upload, options);
  } catch (error) {
    if (error instanceof PhotoError) throw REFUSALS[error.refusal]();
    if (!(error instanceof PhotoProcessEnded)) throw error;
    log.error(error.message);
    throw busy(RETRY_AFTER_SECONDS);
  }
}
