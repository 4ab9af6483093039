/** The checkout's interface for other features. */
export { checkoutRoutes } from './checkout.routes.js';
export { takeOrderNumbers } from './order-number.js';
