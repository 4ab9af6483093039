export { CartSummary } from './components/cart-summary';
export { ItemNotice } from './components/item-notice';
export { useCheckout } from './use-checkout';
export { UnsettledPayment } from './components/unsettled-payment';
export type { Checkout } from './use-checkout';
export { CheckoutSteps } from './steps/lazy-steps';
export { StepsRoom } from './steps/steps-room';
