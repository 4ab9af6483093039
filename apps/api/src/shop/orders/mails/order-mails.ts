import type { MailKind } from '@shop/shared';
import type { MailWriter } from '../../mail/index.js';
import { writeOrderReceived } from './order-received.js';

/** The writers of the mails about orders. */
export const ORDER_MAILS = {
  orderReceived: writeOrderReceived,
} satisfies Partial<Record<MailKind, MailWriter>>;
