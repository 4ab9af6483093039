/** What ordering offers to the shop's other parts. */
export { buyerKeys } from './buyer-keys.js';
export { OrderModel } from './order.model.js';
export { orderRoutes } from './orders.routes.js';
export { simulatedPayments, type PaymentProvider } from './payments.js';
