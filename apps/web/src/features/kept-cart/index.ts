export { claimCart, dropCart, keepCarts, settleCart } from './cart-owner';
export { catchUpCart } from './catch-up-cart';
export { KeptCartNote } from './kept-cart-note';
