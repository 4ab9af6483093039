export { AddToCartButton } from './components/add-to-cart-button';
export { CartItem } from './components/cart-item';
export { ItemSample } from './components/item-sample';
export { storedItem } from './components/stored-item';
export { cartRows, type CartRow } from './cart-rows';
export { addToCart, cartStore, removeOrdered, setPieces, updateCartPrice } from './cart-store';
export { ITEM_SAMPLE_ELEMENT } from './item-sample-element';
export { readCart, readItem } from './stored-items';
export { useCart } from './use-cart';
