import {
  isPermitted,
  MAIL_KINDS,
  type MailKind,
  type Permission,
  type Permitted,
} from '@shop/shared';
import type { QueryFilter } from 'mongoose';
import type { MailRecord } from './mail.model.js';

/** The areas that mails and other tasks belong to. */
export type TaskArea = Exclude<Permission, 'marketing'>;

const MAIL_AREAS: Record<MailKind, TaskArea> = {
  orderReceived: 'orders',
  orderShipped: 'orders',
  parcelShipped: 'orders',
  orderCancelled: 'orders',
  orderEdited: 'orders',
  addressCorrected: 'orders',
  orderRefunded: 'orders',
  refundFailed: 'orders',
  paymentAsked: 'orders',
  orderPrepared: 'orders',
  paymentRefused: 'orders',
  withdrawalReceived: 'orders',
  returnRequested: 'orders',
  returnApproved: 'orders',
  returnDeclined: 'orders',
  returnReceived: 'orders',
  returnExchanged: 'orders',
  returnClosed: 'orders',
  welcome: 'customers',
  accountMade: 'customers',
  passwordChanged: 'customers',
  resetLink: 'customers',
  newBrowser: 'customers',
  backInStock: 'customers',
  invitation: 'staff',
  newOrder: 'settings',
  holdEnding: 'settings',
  refundRefused: 'settings',
  sentUnpaid: 'settings',
  disputeOpened: 'settings',
  disputeEnded: 'settings',
  buyerCancelled: 'settings',
  returnAsked: 'settings',
  lowStock: 'settings',
  dailyReport: 'settings',
};

/** The kinds of mail that an administrator may see: those of the areas that they are permitted. */
export function mailKindsOf(who: Permitted): MailKind[] {
  return MAIL_KINDS.filter((kind) => isPermitted(who, MAIL_AREAS[kind]));
}

/** Matches the mails that an administrator may see and send again. */
export function mailsOf(who: Permitted): QueryFilter<MailRecord> {
  return who.permissions ? { kind: { $in: mailKindsOf(who) } } : {};
}
