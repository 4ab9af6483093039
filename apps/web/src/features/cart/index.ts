export { AddToCartButton } from './components/add-to-cart-button';
export { CartItem } from './components/cart-item';
export {
  addToCart,
  cartStore,
  keepInCart,
  removeFromCart,
  removeOrdered,
  updateCartPrice,
} from './cart-store';
export { useCart } from './use-cart';
