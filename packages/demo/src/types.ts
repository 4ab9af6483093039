import type { ProductInput } from '@shop/shared';

/** A product of the demo catalogue, before it has an id. */
export interface DemoProduct extends Readonly<Omit<ProductInput, 'category'>> {
  /** File name inside `packages/demo/assets`. */
  readonly photo: string;
}

export interface DemoCategory {
  readonly name: string;
  readonly products: readonly DemoProduct[];
}
