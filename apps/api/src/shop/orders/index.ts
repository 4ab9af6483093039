/** The orders' interface for other features. */
export { ORDER_WRITERS } from './announced/order-writer.js';
export { personalOrders } from './buyer/personal-orders.js';
export { isEarned, sumsOf } from './export/accounts/order-sums.js';
export { findOrder, numberOfOrder, presentAdminOrder, presentMyOrder } from './find-order.js';
export { orderName } from './order-name.js';
export { forgetBuyer } from './buyer/forget-buyer.js';
export { openMatterOf, type OpenMatter } from './buyer/open-matter.js';
export { itemOf } from './item-of.js';
export { ORDER_SAMPLES } from './mails/order-samples.js';
export { untilNotice } from './mails/hold-ending.js';
export { ORDER_MAILS } from './mails/order-mails.js';
export { creditRefund } from './documents/credit/credit-refund.js';
export { takeBackCreditNote } from './documents/credit/take-back-credit-note.js';
export { LATE_INVOICES, LateInvoicesModel } from './documents/late/late-invoices.model.js';
export { isInvoiceDue } from './documents/at-payment/invoice-due.js';
export { startIssuingPaid } from './documents/at-payment/issue-paid.js';
export { startIssuingMissing } from './documents/late/issue-missing.js';
export { creditInvoice } from './documents/issue-invoice.js';
export {
  byHandOf,
  heldLines,
  isDisputed,
  isRefundable,
  isRefundLimited,
  leftToRefund,
  missingOf,
  standingDisputes,
  standingRefunds,
  stateByRefunds,
  surplusLeft,
} from './money/refunded.js';
export { noteAllReturned } from './money/note-all-returned.js';
export { earlierRefund } from './money/earlier-refund.js';
export { deductionOf } from './money/refund.view.js';
export { balanceOf, dueOf } from './money/balance.js';
export { moneySums, type MoneySums } from './money/money-sums.js';
export { endOfHeld, HELD_TOPIC, settleHeldLater } from './money/settle-held-later.js';
export { changeTo, mayFollow, pushedChange, type ChangeCause } from './money/payment-change.js';
export { isOtherDisputed } from './money/other-currency.js';
export type { DisputeRecord } from './money/payment-record.js';
export type { PaymentRecord } from './money/payment-record.js';
export type { RefundRecord } from './money/refund-record.js';
export { startMarkingSent } from './parcels/mark-sent.js';
export { hasNothingToDeliver } from './parcels/left-to-deliver.js';
export { isPartlySent, isSentInParcels, sentPieces, unsentPieces } from './parcels/parcel.view.js';
export { linesNotBack, stillOutWithout } from './parcels/still-out.js';
export type { WithheldPieces } from './parcels/withheld.js';
export { returnsOf } from './returns/find-returns.js';
export { ReturnPhotoModel } from './returns/return-photo.model.js';
export { ReturnModel, type ReturnRecord } from './returns/return.model.js';
export { leftOf } from './returns/return.view.js';
export { isUnsent, piecesHere } from './returns/unsent.js';
export { lastDocumentNumbers } from './documents/document-number.js';
export { InvoiceModel, type InvoiceRecord } from './documents/invoice.model.js';
export { presentOrder } from './list/find-orders.js';
export { openDisputes } from './list/open-disputes.js';
export { disputeNews, type DisputeNews } from './list/dispute-news.js';
export { moneyToReturn } from './list/money-to-return.js';
export { countByPayment } from './list/payment-filter.js';
export { countToSend } from './list/count-to-send.js';
export { countOrders } from './count-orders.js';
export { OrderModel, type OrderLineRecord, type OrderRecord } from './order.model.js';
export type { Photos } from './order.view.js';
export { isBeingPaid, waitsForBuyer } from './payment-state.js';
export { asksForWords, orderSearchFilter, orderSearchWords } from './search/order-search.js';
export { WORDS_INDEX } from './search/words-index.js';
export { uncountedMark } from './uncounted-mark.js';
export { piecesSoldBy } from './pieces-sold.js';
export { priceFields, type PriceFields } from './price-fields.js';
export { orderRoutes } from './orders.routes.js';
