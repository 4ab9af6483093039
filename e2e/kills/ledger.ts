import { readFile } from 'node:fs/promises';
import type { Order } from '@shop/shared';

/** An operation that the test provider has carried out or refused. */
interface LedgerEntry {
  key: string;
  kind: 'authorise' | 'capture' | 'void' | 'refund';
  /** The order's id. */
  order: string;
  amountCents: number;
  isRefused: boolean;
}

/** All operations, in the order in which they were carried out. */
export async function readLedger(file: string): Promise<LedgerEntry[]> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as LedgerEntry);
}

/** One entry for each payment: whether the provider has authorised it. */
export function authorisations(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ kind }) => kind === 'authorise');
}

/**
 * Each authorisation must have its order, each order its authorisation, with the same outcome and amount, and what was
 * authorised must be captured once.
 */
export function faultsOf(orders: readonly Order[], entries: readonly LedgerEntry[]): string[] {
  const faults: string[] = [];
  const byId = new Map(orders.map((order) => [order._id, order]));
  const asked = new Set(authorisations(entries).map(({ order }) => order));
  const captured = entries.filter(({ kind }) => kind === 'capture').map(({ order }) => order);
  if (new Set(captured).size < captured.length) faults.push('an order was charged twice');
  for (const { _id } of orders) if (!asked.has(_id)) faults.push(`order ${_id} was never charged`);
  for (const { order: id, isRefused } of authorisations(entries)) {
    const order = byId.get(id);
    const expected = isRefused ? 'cancel, failed' : 'Not Process, paid';
    if (!order) faults.push(`payment ${id} has no order`);
    else if (`${order.status}, ${order.payment.state}` !== expected)
      faults.push(`order ${id} is ${order.status}, ${order.payment.state}, not ${expected}`);
    else if (captured.includes(id) === isRefused)
      faults.push(`order ${id} is ${order.payment.state}, and ${isRefused ? '' : 'not '}captured`);
  }
  for (const { kind, order: id, amountCents } of entries) {
    if (kind !== 'authorise' && kind !== 'capture') faults.push(`order ${id}: ${kind}`);
    const order = byId.get(id);
    if (order && Math.round(order.total * 100) !== amountCents)
      faults.push(`order ${id}: ${kind} of ${amountCents} cents`);
  }
  return faults;
}

/** Each order that is paid must have been confirmed under one key, and no other. */
export function faultsOfReplies(confirmed: readonly string[], orders: readonly Order[]): string[] {
  const known = new Set(confirmed);
  const paid = orders.filter(({ payment }) => payment.success).map(({ _id }) => _id);
  return [
    ...(known.size < confirmed.length ? ['two keys got one order'] : []),
    ...paid.filter((id) => !known.has(id)).map((id) => `order ${id} was paid, but not confirmed`),
    ...confirmed.filter((id) => !paid.includes(id)).map((id) => `order ${id} is not paid`),
  ];
}
