/** The payments' interface for other features. */
export { loadPayments } from './load-payments.js';
export { assertPaid, paidOrder } from './paid-order.js';
export { leaseFromNow } from './payment-lease.js';
export type { PaymentProvider } from './payment-provider.js';
export { startPaymentRecovery } from './recover-payments.js';
export { returnPayment } from './return-payment.js';
export { settlePayment } from './settle-payment.js';
export { simulatedPayments } from './simulated.js';
