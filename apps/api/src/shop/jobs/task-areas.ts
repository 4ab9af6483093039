import type { JobRecord } from '@shop/mongo/jobs';
import { isPermitted, type Permitted } from '@shop/shared';
import type { QueryFilter } from 'mongoose';
import { FEED_TOPIC, IMPORT_TOPIC, STOCK_ALERT_TOPIC } from '../catalog/index.js';
import { MAIL_TOPIC, mailKindsOf, type TaskArea } from '../mail/index.js';
import { HELD_TOPIC } from '../orders/index.js';
import {
  EVENT_TOPIC,
  EXPIRY_TOPIC,
  OTHER_CURRENCY_TOPIC,
  REFUND_TOPIC,
  START_TOPIC,
} from '../payments/index.js';

/** The topics of each area. Those that are not here belong to the settings. */
const TOPICS: Partial<Record<TaskArea, readonly string[]>> = {
  // Why one of them failed says amounts.
  money: [REFUND_TOPIC, HELD_TOPIC, OTHER_CURRENCY_TOPIC, EVENT_TOPIC],
  orders: [START_TOPIC, EXPIRY_TOPIC],
  catalog: [STOCK_ALERT_TOPIC, IMPORT_TOPIC, FEED_TOPIC],
};

const AREAS = ['money', 'orders', 'catalog', 'customers', 'staff', 'settings'] as const;
const NAMED_TOPICS = [...Object.values(TOPICS).flat(), MAIL_TOPIC];

/** Matches the tasks that an administrator may see, repeat and discard: those of the areas that they are permitted. */
export function tasksOf(who: Permitted): QueryFilter<JobRecord> {
  if (!who.permissions) return {};
  const own = AREAS.filter((area) => isPermitted(who, area));
  return {
    $or: [
      { topic: { $in: own.flatMap((area) => TOPICS[area] ?? []) } },
      { topic: MAIL_TOPIC, 'data.kind': { $in: mailKindsOf(who) } },
      ...(own.includes('settings') ? [{ topic: { $nin: NAMED_TOPICS } }] : []),
    ],
  };
}
