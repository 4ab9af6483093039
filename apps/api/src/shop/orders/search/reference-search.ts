import { isPermitted, type Permitted } from '@shop/shared';
import { OrderModel } from '../order.model.js';

/** A text that may be a provider's id: in one piece, and with a digit. */
const REFERENCE = /^(?=.*\d)[\w.:-]{8,}$/;

/** Filters for orders whose payment has this id at its provider, as its page or as its charge: each has an index. */
export function referenceFilters(reference: string): object[] {
  return [{ 'payment.reference': reference }, { 'payment.charge': reference }];
}

/**
 * A query whose search is the reference of a payment, with the id of its order in its place; any other query as it is, as
 * for those who may not see amounts.
 */
export async function readReference<Query extends { search?: string | undefined }>(
  query: Query,
  who: Permitted,
): Promise<Query> {
  const text = query.search?.trim() ?? '';
  if (!REFERENCE.test(text) || !isPermitted(who, 'money')) return query;
  const found = await Promise.all(
    referenceFilters(text).map((filter) => OrderModel.findOne(filter, { _id: 1 }).lean()),
  );
  const order = found.find((one) => one !== null);
  return order ? { ...query, search: order._id.toHexString() } : query;
}
