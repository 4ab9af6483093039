import { log } from '@shop/http/log';
import { inTransaction } from '@shop/mongo';
import { busy } from '@shop/http/errors';
import type { ClientSession } from 'mongoose';
import { changeTo, OrderModel, stateByRefunds, type OrderRecord } from '../../orders/index.js';
import { announce } from '../../webhooks/index.js';
import { ask } from '../ask.js';
import { operationOn } from '../operation-on.js';
import type { PaymentOutcome, PaymentProvider } from '../payment-provider.js';

/**
 * Returns the payment of an order that its buyer has cancelled, and records the outcome. If the provider refuses, the
 * payment reads as paid again: somebody must return it by hand. Only the holder of the payment's lease may call it.
 * @throws HttpError 503 if the outcome is unknown: it is tried again once the lease has ended.
 */
export async function returnPayment(
  order: OrderRecord,
  payments: PaymentProvider,
): Promise<OrderRecord> {
  const outcome = await outcomeOf(order, payments);
  if (!outcome.success)
    log.error(`The payment of order ${order.number} could not be returned: ${outcome.reason}`);
  return inTransaction((session) => writeReturned(order, outcome, session));
}

/** Writes how it has ended, once, and tells other programs. */
async function writeReturned(
  order: OrderRecord,
  { success }: PaymentOutcome,
  session: ClientSession,
): Promise<OrderRecord> {
  const state = success ? 'refunded' : stateByRefunds(order);
  const cause = success ? 'refund' : 'refusal';
  const change = { $push: { 'payment.changes': changeTo(state, { cause }) } };
  const returned = await OrderModel.findOneAndUpdate(
    {
      _id: order._id,
      'payment.leaseUntil': { $exists: true },
      'payment.cancelledAt': { $exists: true },
    },
    success
      ? {
          $set: { 'payment.state': state, 'payment.hasRefund': true },
          $unset: { 'payment.leaseUntil': 1 },
          ...change,
        }
      : {
          $set: { 'payment.success': true, 'payment.state': state },
          $unset: { 'payment.leaseUntil': 1, 'payment.cancelledAt': 1, 'payment.returnCents': 1 },
          ...change,
        },
    { session, returnDocument: 'after' },
  ).lean();
  // Otherwise another instance has recorded it after the end of this one's lease.
  if (!returned) return (await OrderModel.findById(order._id, null, { session }).lean()) ?? order;
  await announce('order.updated', order._id, session);
  return returned;
}

async function outcomeOf(order: OrderRecord, payments: PaymentProvider): Promise<PaymentOutcome> {
  const { reference } = order.payment;
  // A payment without a reference was never charged by a provider.
  if (reference === null) return { success: true };
  const amountCents = order.payment.returnCents ?? order.totalCents;
  try {
    return await ask(() =>
      payments.refund({ ...operationOn(order, 'refund'), amountCents, reference }),
    );
  } catch (error) {
    log.error(`Whether the payment of order ${order.number} was returned is not known yet`, error);
    throw busy();
  }
}
