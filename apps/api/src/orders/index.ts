/** What ordering offers to the shop's other parts. */
export { OrderModel } from './order.model.js';
export { orderRoutes } from './orders.routes.js';
export { simulatedPayments, type PaymentProvider } from './payments.js';
