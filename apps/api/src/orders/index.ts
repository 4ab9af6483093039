/** The orders' interface for other features. */
export { personalOrders } from './personal-orders.js';
export { forgetBuyer, hasUndeliveredOrders } from './forget-buyer.js';
export { completeOrders } from './complete-orders.js';
export { countEarlierSales } from './count-earlier-sales.js';
export { completeTrackingSearch } from './search/complete-tracking-search.js';
export { completeOrderSearch } from './search/complete-order-search.js';
export { InvoiceModel } from './paper/invoice.model.js';
export { OrderModel } from './order.model.js';
export { takeOrderNumbers } from './order-number.js';
export { orderSearchWords } from './search/order-search.js';
export { piecesSoldBy } from './pieces-sold.js';
export { orderRoutes } from './orders.routes.js';
export { loadPayments } from './payments/load-payments.js';
export { startPaymentRecovery } from './payments/recover-payments.js';
export type { PaymentProvider } from './payments/provider.js';
export { simulatedPayments } from './payments/simulated.js';
