import { lazyPage } from '../../../lazy-page';
import type { CartContentsProps } from './cart-contents';

/** The contents of a non-empty cart. A separate chunk, because most visitors open the cart page without any. */
export const cartContents = lazyPage<CartContentsProps>(
  async () => (await import('./cart-contents')).CartContents,
);
