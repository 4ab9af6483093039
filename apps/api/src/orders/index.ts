/** What other features may use of the orders. */
export { findOrders } from './find-orders.js';
export { forgetBuyer, hasUndeliveredOrders } from './forget-buyer.js';
export { OrderModel } from './order.model.js';
export { orderRoutes } from './orders.routes.js';
export { simulatedPayments, type PaymentProvider } from './payments.js';
