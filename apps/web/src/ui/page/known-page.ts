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

let known: { path: string; product: KnownProduct; shell: ReactNode } | undefined;

/**
 * Notes what the page that is being left knows of the product at a path: it is shown until that page has more.
 * @param shell how it is shown while even the code of that page is missing, if this one has the code for it
 */
export function noteKnownProduct(path: string, product: KnownProduct, shell?: ReactNode): void {
  known = { path, product, shell };
}

/** What is known of the page at a path, if anything. */
export function knownPage(path: string) {
  return known?.path === path ? known : undefined;
}
