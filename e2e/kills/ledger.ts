import { readFile } from 'node:fs/promises';
import type { Order } from '@shop/shared';

/** A charge that the test provider was asked for, under the id of its order. */
interface LedgerEntry {
  key: string;
  amountCents: number;
  isRefused: boolean;
}

/** All charges, in the order in which they were made. */
export async function readLedger(file: string): Promise<LedgerEntry[]> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as LedgerEntry);
}

/** Each charge must have its order, each order its charge, with the same outcome and amount. */
export function faultsOf(orders: readonly Order[], entries: readonly LedgerEntry[]): string[] {
  const faults: string[] = [];
  const byId = new Map(orders.map((order) => [order._id, order]));
  const keys = new Set(entries.map(({ key }) => key));
  if (keys.size < entries.length) faults.push('an order was charged twice');
  for (const { _id } of orders) if (!keys.has(_id)) faults.push(`order ${_id} was never charged`);
  for (const { key, amountCents, isRefused } of entries) {
    const order = byId.get(key);
    const expected = isRefused ? 'cancel, failed' : 'Not Process, paid';
    if (!order) faults.push(`charge ${key} has no order`);
    else if (`${order.status}, ${order.payment.state}` !== expected)
      faults.push(`order ${key} is ${order.status}, ${order.payment.state}, not ${expected}`);
    else if (Math.round(order.total * 100) !== amountCents)
      faults.push(`order ${key} was charged ${amountCents} cents`);
  }
  return faults;
}

/** Each order that is paid must have been confirmed under one key, and no other. */
export function faultsOfReplies(confirmed: readonly string[], orders: readonly Order[]): string[] {
  const told = new Set(confirmed);
  const paid = orders.filter(({ payment }) => payment.success).map(({ _id }) => _id);
  return [
    ...(told.size < confirmed.length ? ['two keys got one order'] : []),
    ...paid.filter((id) => !told.has(id)).map((id) => `order ${id} was paid, but not confirmed`),
    ...confirmed.filter((id) => !paid.includes(id)).map((id) => `order ${id} is not paid`),
  ];
}
