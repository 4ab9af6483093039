export { usePayLink } from './api/pay-link';
export { PayLinkOrder } from './components/pay-link-order';
export { payLinkReturn } from './left-to-pay';
export { usePayLinkReturn } from './use-pay-link-return';
