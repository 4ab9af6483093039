import { PHOTO_TYPES } from '@shop/shared';

/** What file pickers offer. HEIC is turned into JPEG before it is sent. */
export const PHOTO_ACCEPT = [
  ...Object.keys(PHOTO_TYPES),
  'image/heic',
  'image/heif',
  '.heic',
].join();

export const PHOTO_HINT =
  'JPEG, PNG, WebP, AVIF or HEIC. Large photos are made smaller before they are sent';
