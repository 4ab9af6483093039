import { isPicture, PHOTO_LIMITS, PHOTO_TEXTS, SIGNATURE_BYTES } from '@shop/shared';
import { decoded } from './decoded';
import { isHeic } from './is-heic';

const UNREADABLE = 'The browser can’t read this file: please choose it again';
const NOT_SHOWN = 'The browser can’t show this file: it may be damaged';
export const UNREADABLE_HEIC =
  'The browser can’t read this HEIC photo: please choose it as a JPEG, or take a screenshot of it';

/**
 * Why this file can't be a photo of the shop, or undefined if it can. The server may still refuse it.
 * @param file as `createFitting` has made it
 */
export async function pictureProblem(file: File): Promise<string | undefined> {
  if (file.size === 0) return PHOTO_TEXTS.empty;
  // Systems report types by the file's name, and some report none.
  const bytes = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  if (!bytes) return UNREADABLE;
  const start = new Uint8Array(bytes);
  if (!isPicture(start)) return isHeic(start) ? UNREADABLE_HEIC : PHOTO_TEXTS.wrongType;
  if (file.size > PHOTO_LIMITS.bytes) return PHOTO_TEXTS.tooLarge;
  const { isShown, pixels } = await decoded(file);
  if (pixels > PHOTO_LIMITS.pixels) return PHOTO_TEXTS.tooManyPixels;
  return isShown ? undefined : NOT_SHOWN;
}
