/** The mails that go to the shop's own address. */
export const MERCHANT_MAIL_KINDS = [
  'newOrder',
  'holdEnding',
  'refundRefused',
  'sentUnpaid',
  'disputeOpened',
  'disputeEnded',
  'buyerCancelled',
  'returnAsked',
  'lowStock',
  'dailyReport',
] as const;

/** What a mail is about. */
export const MAIL_KINDS = [
  'orderReceived',
  'orderShipped',
  'parcelShipped',
  'orderCancelled',
  'orderEdited',
  'addressCorrected',
  'orderRefunded',
  'refundFailed',
  'paymentAsked',
  'orderPrepared',
  'paymentRefused',
  'withdrawalReceived',
  'returnRequested',
  'returnApproved',
  'returnDeclined',
  'returnReceived',
  'returnExchanged',
  'returnClosed',
  'welcome',
  'accountMade',
  'passwordChanged',
  'resetLink',
  'newBrowser',
  'invitation',
  'backInStock',
  ...MERCHANT_MAIL_KINDS,
] as const;
/** One of `MAIL_KINDS`. */
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * `waiting`: it is being sent. `sent`: the mail server has taken it. `failed`: the mail server does not take it for
 * this address. `kept`: it was not sent, because no mail server was set.
 */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'kept'] as const;
/** One of `MAIL_STATES`. */
export type MailState = (typeof MAIL_STATES)[number];

/** For how many days mails are kept. */
export const MAIL_DAYS = 90;
