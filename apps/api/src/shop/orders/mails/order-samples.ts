import type { ReturnReason } from '@shop/shared';
import { Types } from 'mongoose';
import { SAMPLE_NAME, type Letter, type LetterSamples } from '../../mail/index.js';
import type { OrderRecord } from '../order.model.js';
import { addressCorrected } from '../address/address-corrected.js';
import { parcelShipped } from '../parcels/parcel-shipped.js';
import { returnLetterOf } from '../returns/mails/return-mails.js';
import { withdrawalReceived } from '../returns/mails/withdrawal-received.js';
import { orderEdited } from '../edits/order-edited.js';
import { orderCancelled } from './order-cancelled.js';
import { orderReceived } from './order-received.js';
import { orderRefunded } from './refunds/order-refunded.js';
import { orderShipped } from './order-shipped.js';
import { paymentAsked } from './payment-asked.js';
import { paymentRefused } from './payment-refused.js';
import { refundFailed } from './refunds/refund-failed.js';

const AT = new Date('2026-01-15T10:00:00Z');
const id = new Types.ObjectId('5a3e00000000000000000001');
const line = {
  _id: id,
  product: id,
  name: 'Desk Lamp',
  slug: 'desk-lamp',
  description: '',
  priceCents: 24_50,
  quantity: 2,
};

/** An order that nobody has placed. */
const ORDER: OrderRecord = {
  _id: id,
  number: 1001,
  status: 'Shipped',
  buyer: { _id: id, name: SAMPLE_NAME },
  delivery: {
    name: SAMPLE_NAME,
    email: 'sam@example.com',
    phone: '',
    address: '1 Sample Street\nSpringfield',
    completedLater: false,
  },
  searchWords: [],
  lines: [line],
  totalCents: 49_00,
  payment: { success: true, state: 'paid', provider: 'simulated', reference: 'sample' },
  idempotencyKey: 'sample',
  history: [{ status: 'Not Process', at: AT }],
  createdAt: AT,
  isSoldCounted: true,
  shipment: { carrier: 'Parcel Post', trackingNumber: 'PP123456789' },
};

const pieces = [{ line: id, quantity: 1 }];
const parcel = {
  _id: id,
  lines: pieces,
  carrier: 'Parcel Post',
  trackingNumber: 'PP1',
  at: AT,
  by: id,
};
const refund = {
  _id: id,
  state: 'succeeded' as const,
  parts: [],
  amountCents: 24_50,
  taxes: [],
  lines: pieces,
  restock: true,
  restocked: true,
  cause: 'administrator' as const,
  at: AT,
};
const edit = {
  at: AT,
  by: id,
  removed: [{ line: id, name: 'Desk Lamp', quantity: 1 }],
  lessCents: 24_50,
};
const returned = {
  _id: id,
  order: id,
  state: 'requested' as const,
  lines: pieces,
  reason: 'other' as ReturnReason,
  received: pieces,
  newOrder: 1002,
  history: [],
  createdAt: AT,
};

const about = (letter: Letter) => ({ letter, orderNumber: ORDER.number });
const told =
  (kind: Parameters<typeof returnLetterOf>[0]) => (shop: { name: string; address: string }) =>
    about(returnLetterOf(kind, { order: ORDER, found: returned }, shop));

/** Letters about an order that nobody has placed. */
export const ORDER_SAMPLES = {
  orderReceived: (shop) => about(orderReceived(ORDER, shop)),
  orderShipped: ({ name }) => about(orderShipped(ORDER, name)),
  parcelShipped: ({ name }) => about(parcelShipped(ORDER, parcel, name)),
  orderCancelled: ({ name }) => about(orderCancelled(ORDER, name)),
  orderEdited: ({ name }) => about(orderEdited(ORDER, edit, name)),
  addressCorrected: ({ name }) => about(addressCorrected(ORDER, name)),
  orderRefunded: ({ name }) => about(orderRefunded(ORDER, refund, name)),
  refundFailed: ({ name }) => about(refundFailed(ORDER, '$24.50', name)),
  paymentAsked: (shop) => about(paymentAsked(ORDER, shop)),
  paymentRefused: ({ name }) => about(paymentRefused(ORDER, name)),
  withdrawalReceived: (shop) =>
    about(withdrawalReceived(ORDER, { at: AT, pieces: '1 × Desk Lamp' }, shop)),
  returnRequested: told('returnRequested'),
  returnApproved: told('returnApproved'),
  returnDeclined: told('returnDeclined'),
  returnReceived: told('returnReceived'),
  returnExchanged: told('returnExchanged'),
  returnClosed: told('returnClosed'),
} satisfies LetterSamples;
