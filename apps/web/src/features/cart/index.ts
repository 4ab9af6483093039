export { AddToCartButton } from './components/add-to-cart-button';
export { CartItem } from './components/cart-item';
export { addToCart, cartStore, keepInCart, removeOrdered, updateCartPrice } from './cart-store';
export { removeWithUndo } from './remove-with-undo';
export { useCart } from './use-cart';
