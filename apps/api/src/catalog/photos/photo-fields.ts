import type { Photo } from '@shop/shared';

/** What a product stores and replies show of its photo: everything but the bytes. */
export function photoFields({ version, width, height }: Photo): Photo {
  return { version, width, height };
}
