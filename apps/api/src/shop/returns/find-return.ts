import { notFound } from '@shop/http/errors';
import type { ClientSession } from 'mongoose';
import { OrderModel, ReturnModel, type OrderRecord, type ReturnRecord } from '../orders/index.js';

/**
 * A return and its order, inside a transaction.
 * @throws HttpError 404 if there is none.
 */
export async function findReturn(
  id: string,
  session: ClientSession,
): Promise<{ found: ReturnRecord; order: OrderRecord }> {
  const found = await ReturnModel.findById(id, null, { session }).lean();
  const order = found && (await OrderModel.findById(found.order, null, { session }).lean());
  if (!order) throw notFound('Return');
  return { found, order };
}
