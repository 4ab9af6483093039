import { lazyPage } from '../../lazy-page';
import type { CartContentsProps } from './cart-contents';

/** What a cart shows that is not empty, apart from the page, which most visitors see without it. */
export const cartContents = lazyPage<CartContentsProps>(
  async () => (await import('./cart-contents')).CartContents,
);
