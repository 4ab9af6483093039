export { CartSummary } from './components/cart-summary';
export { ItemNotice } from './components/item-notice';
export { useCheckout } from './use-checkout';
