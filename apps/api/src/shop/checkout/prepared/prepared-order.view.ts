import { DELETED_CUSTOMER, type MyPreparedOrder, type PreparedOrder } from '@shop/shared';
import { contactsOf } from '../../accounts/index.js';
import { itemNames } from './item-names.js';
import { standingOrders } from './ordered.js';
import type { PreparedOrderRecord } from './prepared-order.model.js';

/** Prepared orders for administrators. */
export async function presentPrepared(
  records: readonly PreparedOrderRecord[],
): Promise<PreparedOrder[]> {
  const [mine, people] = await Promise.all([
    presentMyPrepared(records),
    contactsOf(records.map(({ customer }) => customer)),
  ]);
  return records.flatMap((record, index) => {
    const shown = mine[index];
    const _id = record.customer.toHexString();
    const { name = DELETED_CUSTOMER, email = '' } = people.get(_id) ?? {};
    if (!shown) return [];
    return {
      ...shown,
      customer: { _id, name, email },
      createdAt: record.createdAt.toISOString(),
      changedAt: record.changedAt.toISOString(),
      sentAt: record.sentAt?.toISOString() ?? null,
    };
  });
}

/** Prepared orders for their customer. */
export async function presentMyPrepared(
  records: readonly PreparedOrderRecord[],
): Promise<MyPreparedOrder[]> {
  const [names, standing] = await Promise.all([
    itemNames(records.flatMap(({ entry }) => entry.items)),
    standingOrders(records),
  ]);
  let at = 0;
  return records.map(({ _id, version, entry, order }) => ({
    _id: _id.toHexString(),
    version,
    ...entry,
    items: entry.items.map((item) => ({ ...item, name: names[at++] ?? null })),
    order: order && standing.has(order._id.toHexString()) ? order.number : null,
  }));
}
