import { endpoints, PHOTO_WIDTHS, urlOf, type Photo, type Product } from '@shop/shared';

/** A photo with what tells it apart among several of a product. Without an id, it is the first one. */
export type ShownPhoto = Photo & { _id?: string | undefined; alt?: string };

/** What a photo shows: the product, where nobody wrote more. */
export function altOf({ alt = '' }: ShownPhoto, productName: string): string {
  return alt === '' ? productName : alt;
}

/** URL of a product's photo at a width in pixels. With a version, the browser caches it forever. */
export function photoUrl(
  productId: string,
  width: number,
  { _id, version }: Partial<ShownPhoto> = {},
): string {
  return urlOf(endpoints.getProductPhoto, {
    params: { id: productId },
    query: { photo: _id, w: width, v: version },
  });
}

/** The photo in all of its widths, as the attributes of an `<img>`. */
export function photoSource(productId: string, photo: ShownPhoto) {
  return {
    src: photoUrl(productId, PHOTO_WIDTHS.medium, photo),
    srcSet: Object.values(PHOTO_WIDTHS)
      .map((width) => `${photoUrl(productId, width, photo)} ${width}w`)
      .join(', '),
  };
}

/** The photo of a product, or that of its variant in a cart if it has one of its own. */
export function photoOf({
  photo,
  variant,
}: Pick<Product, 'photo'> & { variant?: { photo: string | null } | undefined }): ShownPhoto | null {
  if (!photo || !variant?.photo) return photo;
  return { ...photo, _id: variant.photo };
}
