import type { MailKind, MailState } from '@shop/shared';

/** What each kind of mail is called. */
export const KIND_TEXTS: Record<MailKind, string> = {
  orderReceived: 'Order received',
  orderShipped: 'Order shipped',
  parcelShipped: 'Parcel shipped',
  orderCancelled: 'Order cancelled',
  orderEdited: 'Order changed',
  addressCorrected: 'Delivery address changed',
  orderRefunded: 'Order refunded',
  refundFailed: 'Refund did not arrive',
  paymentAsked: 'Payment requested',
  orderPrepared: 'Order prepared',
  paymentRefused: 'Payment refused',
  withdrawalReceived: 'Withdrawal received',
  returnRequested: 'Return requested',
  returnApproved: 'Return approved',
  returnDeclined: 'Return declined',
  returnReceived: 'Return received',
  returnExchanged: 'Return exchanged',
  returnClosed: 'Return closed',
  welcome: 'Welcome',
  accountMade: 'Customer account created',
  passwordChanged: 'Password changed',
  resetLink: 'Link to reset the password',
  newBrowser: 'Sign-in from a new browser',
  invitation: 'Invitation to the staff',
  backInStock: 'Back in stock',
  newOrder: 'New order, to the shop',
  holdEnding: 'Reserved amount about to expire, to the shop',
  refundRefused: 'Refund refused, to the shop',
  sentUnpaid: 'Sent order not paid, to the shop',
  disputeOpened: 'Payment disputed, to the shop',
  disputeEnded: 'Dispute decided, to the shop',
  buyerCancelled: 'Cancelled by the buyer, to the shop',
  returnAsked: 'Return or withdrawal, to the shop',
  lowStock: 'Low stock, to the shop',
  dailyReport: 'Report of the day, to the shop',
};

/** What became of a mail. */
export const STATE_TEXTS: Record<MailState, string> = {
  waiting: 'Being sent',
  sent: 'Sent',
  failed: 'Refused',
  kept: 'Not sent',
};
