import type { JobRecord } from '@shop/mongo/jobs';
import {
  isPermitted,
  MAIL_KINDS,
  type MailKind,
  type Permission,
  type Permitted,
} from '@shop/shared';
import type { QueryFilter } from 'mongoose';
import { FEED_TOPIC, IMPORT_TOPIC, STOCK_ALERT_TOPIC } from '../catalog/index.js';
import { MAIL_TOPIC } from '../mail/index.js';
import { HELD_TOPIC } from '../orders/index.js';
import {
  EVENT_TOPIC,
  EXPIRY_TOPIC,
  OTHER_CURRENCY_TOPIC,
  REFUND_TOPIC,
  START_TOPIC,
} from '../payments/index.js';

/** The areas that tasks belong to. Those that none of these lists names belong to the settings. */
type TaskArea = Exclude<Permission, 'marketing'>;

const TOPICS: Partial<Record<TaskArea, readonly string[]>> = {
  // Why one of them failed says amounts.
  money: [REFUND_TOPIC, HELD_TOPIC, OTHER_CURRENCY_TOPIC, EVENT_TOPIC],
  orders: [START_TOPIC, EXPIRY_TOPIC],
  catalog: [STOCK_ALERT_TOPIC, IMPORT_TOPIC, FEED_TOPIC],
};

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

const AREAS = ['money', 'orders', 'catalog', 'customers', 'staff', 'settings'] as const;
const NAMED_TOPICS = [...Object.values(TOPICS).flat(), MAIL_TOPIC];

/** Matches the tasks that an administrator may see, repeat and discard: those of the areas that they are permitted. */
export function tasksOf(who: Permitted): QueryFilter<JobRecord> {
  if (!who.permissions) return {};
  const own = AREAS.filter((area) => isPermitted(who, area));
  const kinds = MAIL_KINDS.filter((kind) => own.includes(MAIL_AREAS[kind]));
  return {
    $or: [
      { topic: { $in: own.flatMap((area) => TOPICS[area] ?? []) } },
      { topic: MAIL_TOPIC, 'data.kind': { $in: kinds } },
      ...(own.includes('settings') ? [{ topic: { $nin: NAMED_TOPICS } }] : []),
    ],
  };
}
