import type { ProductInput, ProductOption } from '@shop/shared';

/** One combination of a demo product's options. */
export interface DemoVariant {
  /** One for each option, in their order. */
  readonly values: readonly string[];
  readonly quantity: number;
  readonly sku: string;
  /** One of the product's photos. */
  readonly photo?: string;
}

/** A product of the demo catalogue, before it has an id. */
export interface DemoProduct extends Readonly<Omit<ProductInput, 'category'>> {
  /** File name inside `packages/demo/assets`. */
  readonly photo: string;
  /** Its other photos, and what they show. */
  readonly otherPhotos?: readonly { readonly file: string; readonly alt: string }[];
  /** With variants, `quantity` is the sum of theirs. They have the product's price. */
  readonly options?: readonly ProductOption[];
  readonly variants?: readonly DemoVariant[];
}

export interface DemoCategory {
  readonly name: string;
  readonly products: readonly DemoProduct[];
}
