export { catchUpCart, claimCart, dropCart, keepCarts, settleCart } from './cart-owner';
export { KeptCartNote } from './kept-cart-note';
