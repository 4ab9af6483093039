import { inTransaction } from '@shop/mongo';
import { CANCELLED_STATUS } from '@shop/shared';
import type { Types } from 'mongoose';
import { creditInvoice, OrderModel, uncountedMark } from '../orders/index.js';
import { everyRecord } from './every-record.js';

/**
 * Writes the credit notes that cancelled orders lack, dated now: earlier builds left some out. Repeated, it finds none.
 * @returns a sentence for each
 */
export async function repairDocuments(): Promise<string[]> {
  const repaired: string[] = [];
  for await (const { _id, number, status, invoicedAt } of everyRecord(OrderModel, FIELDS))
    if (status === CANCELLED_STATUS && invoicedAt && (await creditCancelled(_id)))
      repaired.push(`Order ${number}: its credit note is written`);
  return repaired;
}

const FIELDS = ['number', 'status', 'invoicedAt'] as const;

async function creditCancelled(_id: Types.ObjectId): Promise<boolean> {
  return inTransaction(async (session) => {
    // Whatever changes the order meanwhile conflicts.
    const order = await OrderModel.findOneAndUpdate(
      { _id, status: CANCELLED_STATUS },
      { $set: { uncounted: uncountedMark() } },
      { session },
    ).lean();
    return order !== null && creditInvoice(order, new Date(), session);
  });
}
