import type { Product } from '@shop/shared';
import type { ReactNode } from 'react';
import type { ShownPhoto } from '../display/product-photo-source';

/** What a page knows of a product that it links to. */
export interface KnownProduct
  extends
    Pick<Product, '_id' | 'name'>,
    Partial<Pick<Product, 'price' | 'priceTo' | 'compareAtPrice' | 'priorPrice'>> {
  photo: ShownPhoto | null;
}

interface Known {
  path: string;
  product: KnownProduct;
  shell: ReactNode;
  /** The URL of its photo that the page has loaded. */
  photoUrl: string | undefined;
}

let known: Known | undefined;

/** Where the page has the photo from, in its largest loaded size. */
function loadedUrl({ photo }: KnownProduct): string | undefined {
  if (!photo) return undefined;
  const loaded = [...document.images].filter(
    ({ currentSrc, naturalWidth }) => naturalWidth > 0 && currentSrc.includes(photo.version),
  );
  return loaded.sort((one, other) => other.naturalWidth - one.naturalWidth)[0]?.currentSrc;
}

/**
 * Notes what the page that is being left knows of the product at a path: it is shown until that page has more.
 * @param shell how it is shown while even the code of that page is missing, if this one has the code for it
 */
export function noteKnownProduct(path: string, product: KnownProduct, shell?: ReactNode): void {
  known = { path, product, shell, photoUrl: loadedUrl(product) };
}

/** What is known of the page at a path, if anything. */
export function knownPage(path: string) {
  return known?.path === path ? known : undefined;
}

/** Where the page before had this photo from: it can stand in until a larger size has loaded. */
export function loadedBefore({ version }: ShownPhoto): string | undefined {
  return known?.product.photo?.version === version ? known.photoUrl : undefined;
}
