import type { MailKind } from '@shop/shared';
import type { MailWriter } from '../../mail/index.js';
import { writeAddressCorrected } from '../address/address-corrected.js';
import { writeParcelShipped } from '../parcels/parcel-shipped.js';
import { RETURN_MAILS } from '../returns/mails/return-mails.js';
import { writeDisputeEnded, writeDisputeOpened } from './disputed.js';
import { writeHoldEnding } from './hold-ending.js';
import { writeNewOrder } from './new-order.js';
import { writeOrderCancelled } from './order-cancelled.js';
import { writeOrderEdited } from '../edits/order-edited.js';
import { writeOrderReceived } from './order-received.js';
import { writeOrderRefunded } from './refunds/order-refunded.js';
import { writeOrderShipped } from './order-shipped.js';
import { writePaymentAsked } from './payment-asked.js';
import { writePaymentRefused } from './payment-refused.js';
import { writeRefundFailed } from './refunds/refund-failed.js';
import { writeRefundRefused } from './refunds/refund-refused.js';
import { writeSentUnpaid } from './sent-unpaid.js';
import { writeBuyerCancelled } from './to-shop/buyer-cancelled.js';
import { writeReturnAsked } from './to-shop/return-asked.js';

/** The writers of the mails about orders. */
export const ORDER_MAILS = {
  orderReceived: writeOrderReceived,
  orderShipped: writeOrderShipped,
  parcelShipped: writeParcelShipped,
  orderCancelled: writeOrderCancelled,
  orderEdited: writeOrderEdited,
  addressCorrected: writeAddressCorrected,
  orderRefunded: writeOrderRefunded,
  refundFailed: writeRefundFailed,
  paymentAsked: writePaymentAsked,
  paymentRefused: writePaymentRefused,
  newOrder: writeNewOrder,
  holdEnding: writeHoldEnding,
  refundRefused: writeRefundRefused,
  sentUnpaid: writeSentUnpaid,
  disputeOpened: writeDisputeOpened,
  disputeEnded: writeDisputeEnded,
  buyerCancelled: writeBuyerCancelled,
  returnAsked: writeReturnAsked,
  ...RETURN_MAILS,
} satisfies Partial<Record<MailKind, MailWriter>>;
