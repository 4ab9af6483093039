export { AddToCartButton } from './components/add-to-cart-button';
export { CartItem } from './components/cart-item';
export { storedItem } from './components/stored-item';
export { cartRows, type CartRow } from './cart-rows';
export { addToCart, cartStore, removeOrdered, setPieces, updateCartPrice } from './cart-store';
export { readProducts } from './stored-products';
export { useCart } from './use-cart';
