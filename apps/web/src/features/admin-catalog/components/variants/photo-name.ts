import type { ProductPhoto } from '@shop/shared';

/** What one of a product's photos is called, by its place and its alt text. */
export function photoName({ alt }: ProductPhoto, at: number): string {
  return alt === '' ? `Photo ${at + 1}` : `Photo ${at + 1}: ${alt}`;
}
