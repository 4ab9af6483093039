import type { Photo } from '@shop/shared';

/** The part of a photo that products store and replies show: everything except the bytes. */
export function photoFields({ version, width, height }: Photo): Photo {
  return { version, width, height };
}
