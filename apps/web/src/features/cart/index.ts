export { AddToCartButton } from './components/add-to-cart-button';
export { addToCart, cartStore, emptyCart, removeFromCart } from './cart-store';
export { useCart } from './use-cart';
