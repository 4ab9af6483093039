export { AddToCartButton } from './components/add-to-cart-button';
export { CartItem } from './components/cart-item';
export {
  addToCart,
  cartStore,
  emptyCart,
  keepInCart,
  removeFromCart,
  updateCartPrice,
} from './cart-store';
export { useCart } from './use-cart';
