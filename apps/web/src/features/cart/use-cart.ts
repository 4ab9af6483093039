import type { CartProduct } from '@shop/shared';
import { useLocalStore } from '../../lib/storage/local-store';
import { cartStore } from './cart-store';

/** The items in the cart, in the order they were added; none on a server. */
export function useCart(): readonly CartProduct[] {
  return useLocalStore(cartStore);
}
