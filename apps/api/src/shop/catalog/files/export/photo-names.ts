import { photoKey } from '@shop/product-files/zip';
import type { ProductRecord, StoredPhoto } from '../../products/product.model.js';

/** The name that files have for a photo of a product. */
export function photoName(
  { slug }: Pick<ProductRecord, 'slug'>,
  { number = 1 }: Pick<StoredPhoto, 'number'>,
): string {
  return `${slug}-${number}.webp`;
}

const NAME = /^(.+)-([1-9]\d{0,5})\.webp$/;

/** The number of a product's photo in such a name, under any address that the product has had; else undefined. */
export function numberNamed(
  src: string,
  { slugs }: Pick<ProductRecord, 'slugs'>,
): number | undefined {
  const [, slug = '', number] = /^https?:/i.test(src) ? [] : (NAME.exec(photoKey(src)) ?? []);
  return slugs.some((one) => photoKey(one) === slug) ? Number(number) : undefined;
}
