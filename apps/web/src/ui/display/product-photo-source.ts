import { endpoints, PHOTO_WIDTHS, urlOf, type Photo } from '@shop/shared';

/** URL of a product's photo at a width in pixels. With a version, the browser caches it forever. */
export function photoUrl(productId: string, width: number, version?: string): string {
  return urlOf(endpoints.getProductPhoto, {
    params: { id: productId },
    query: { w: width, v: version },
  });
}

/** The photo in all of its widths, as the attributes of an `<img>`. */
export function photoSource(productId: string, { version }: Photo) {
  return {
    src: photoUrl(productId, PHOTO_WIDTHS.medium, version),
    srcSet: Object.values(PHOTO_WIDTHS)
      .map((width) => `${photoUrl(productId, width, version)} ${width}w`)
      .join(', '),
  };
}
