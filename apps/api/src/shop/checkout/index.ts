/** The checkout's interface for other features. */
export { finishCancellation, writeCancellation, type Cancellation } from './cancel/cancel-order.js';
export { cancelWaiting, isWaiting } from './cancel/cancel-waiting.js';
export { checkoutRoutes } from './checkout.routes.js';
export { PREPARED_MAILS, PREPARED_SAMPLES } from './prepared/order-prepared.js';
export { PreparedOrderModel, type PreparedOrderRecord } from './prepared/prepared-order.model.js';
export { takeOrderNumbers } from './order-number.js';
