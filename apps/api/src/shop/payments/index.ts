/** The payments' interface for other features. */
export type { Hosted } from './hosted/hosted.js';
export {
  PageRefusedError,
  PageTooLateError,
  type HostedPayments,
} from './hosted/hosted-payments.js';
export { handleHeld } from './held/handle-held.js';
export { settleHosted } from './hosted/settle-hosted.js';
export { handleStart, START_TOPIC, startLater } from './hosted/start-later.js';
export { startHosted } from './hosted/start-hosted.js';
export { OTHER_CURRENCY_TOPIC } from './other-currency/return-key.js';
export { handleOtherCurrency } from './other-currency/return-other-currency.js';
export { loadPayments } from './load-payments.js';
export { PayLinkModel } from './by-link/pay-link.model.js';
export { newPayToken, PAY_SECRETS } from './by-link/pay-links.js';
export { assertPaid, assertPayable, paidOrder } from './paid-order.js';
export { leaseFromNow } from './payment-lease.js';
export {
  assertTaken,
  isEachPaidAtOnce,
  offeredMethods,
  paidLaterBy,
  paymentMethods,
  type PaidLater,
  type PaymentDeps,
} from './payment-methods.js';
export type { PaymentProvider } from './payment-provider.js';
export { paymentRoutes } from './payments.routes.js';
export { startPaymentRecovery } from './settle/recover-payments.js';
export { carryOutNow, refundMessage } from './refunds/carry-out-now.js';
export { carryOutRefund, handleRefund } from './refunds/carry-out-refund.js';
export { dropRefused } from './refunds/refused-refund.js';
export { refundRoutes } from './refunds/refunds.routes.js';
export { writeSurplusRefund } from './refunds/return-surplus.js';
export { assertRoom } from './refunds/push-refund.js';
export { planForOrder } from './refunds/plan-for-order.js';
export { REFUND_TOPIC, writeRefund } from './refunds/write-refund.js';
export { settlePayment } from './settle/settle-payment.js';
export { simulatedPayments } from './simulated.js';
export { endHold } from './unpaid/end-hold.js';
export { EXPIRY_TOPIC, expireLater, handleExpiry } from './unpaid/expiry.js';
export {
  catchUp,
  EVENT_TOPIC,
  handleStripeEvent,
  loadStripe,
  MAX_EVENT_SIZE,
  startCatchUp,
  STRIPE_WEBHOOK_PATH,
  stripeWebhook,
  type StripeAccount,
} from './stripe/index.js';
