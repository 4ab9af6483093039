import { NEWEST_FIRST } from '@shop/mongo';
import type { Schema } from 'mongoose';
import { WORDS_INDEX } from './search/words-index.js';

/** What orders are found by. */
export function indexOrders(schema: Pick<Schema, 'index'>): void {
  schema.index({ 'buyer._id': 1, idempotencyKey: 1 }, { unique: true });
  // Sparse, although every order has one: that is how version 1 of the stored data has this index.
  schema.index({ number: 1 }, { unique: true, sparse: true });
  schema.index({ 'buyer._id': 1, ...NEWEST_FIRST });
  schema.index(NEWEST_FIRST);
  schema.index({ status: 1, ...NEWEST_FIRST });
  // Finds what is to be packed, however many were sent in parcels and keep their status.
  schema.index({ status: 1, isAllSent: 1, ...NEWEST_FIRST });
  // Sparse: only orders that are being paid have it.
  schema.index({ 'payment.leaseUntil': 1 }, { sparse: true });
  schema.index({ 'payment.state': 1, ...NEWEST_FIRST });
  // Finds what was sent and is not paid, among all orders that were cancelled because they were not.
  schema.index({ 'payment.state': 1, status: 1 });
  // Finds what was sent for less than it costs. Sparse: hardly any is not paid exactly.
  schema.index({ 'payment.paidCents': 1 }, { sparse: true });
  // Find the order of a payment by the provider's ids. Sparse: most have one id alone.
  schema.index({ 'payment.reference': 1 });
  schema.index({ 'payment.charge': 1 }, { sparse: true });
  // Finds the orders of which something went back. Sparse: most have it all.
  schema.index({ 'payment.hasRefund': 1 }, { sparse: true });
  // Finds the disputed orders. Sparse: hardly any is.
  schema.index({ 'payment.disputes.state': 1 }, { sparse: true });
  // Finds the order of a refund. Sparse: most have none.
  schema.index({ 'refunds._id': 1 }, { sparse: true });
  // Finds the order of a parcel. Sparse: most have none.
  schema.index({ 'parcels._id': 1 }, { sparse: true });
  // Finds the invoices that are due by payment, among all those of orders that are still to be paid.
  schema.index({ invoiceAtPayment: 1, 'payment.state': 1 });
  // Finds what is to be counted. Sparse: hardly any is.
  schema.index({ uncounted: 1 }, { sparse: true });
  schema.index(WORDS_INDEX);
}
