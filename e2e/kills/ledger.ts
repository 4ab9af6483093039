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
 * Each authorisation must have its order, each order its authorisation, with the same outcome and amount. What was
 * authorised must be captured once, and what was cancelled refunded once.
 */
export function faultsOf(orders: readonly Order[], entries: readonly LedgerEntry[]): string[] {
  const faults: string[] = [];
  const byId = new Map(orders.map((order) => [order._id, order]));
  const asked = new Set(authorisations(entries).map(({ order }) => order));
  const captured = entries.filter(({ kind }) => kind === 'capture').map(({ order }) => order);
  if (new Set(captured).size < captured.length) faults.push('an order was charged twice');
  const refunded = entries.filter(({ kind }) => kind === 'refund').map(({ order }) => order);
  if (new Set(refunded).size < refunded.length) faults.push('an order was refunded twice');
  for (const { _id } of orders) if (!asked.has(_id)) faults.push(`order ${_id} was never charged`);
  for (const { order: id, isRefused } of authorisations(entries)) {
    const order = byId.get(id);
    const kept = refunded.includes(id) ? 'cancel, refunded' : 'Not Process, paid';
    const expected = isRefused ? 'cancel, failed' : kept;
    if (!order) faults.push(`payment ${id} has no order`);
    else if (`${order.status}, ${order.payment.state}` !== expected)
      faults.push(`order ${id} is ${order.status}, ${order.payment.state}, not ${expected}`);
    else if (captured.includes(id) === isRefused)
      faults.push(`order ${id} is ${order.payment.state}, and ${isRefused ? '' : 'not '}captured`);
  }
  for (const { kind, order: id, amountCents } of entries) {
    if (kind === 'void') faults.push(`order ${id}: ${kind}`);
    const order = byId.get(id);
    if (order && Math.round(order.total * 100) !== amountCents)
      faults.push(`order ${id}: ${kind} of ${amountCents} cents`);
  }
  return faults;
}

/** What shoppers were told: ids of their orders. */
export interface Told {
  readonly confirmed: readonly string[];
  readonly cancelTried: readonly string[];
  readonly cancelled: readonly string[];
}

/**
 * Each order that was paid must have been confirmed under one key, and no other. Each that was said to be cancelled must
 * be, and no other than somebody has tried to cancel.
 */
export function faultsOfReplies(told: readonly Told[], orders: readonly Order[]): string[] {
  const confirmed = told.flatMap((one) => one.confirmed);
  const known = new Set(confirmed);
  const refunded = idsOf(orders, 'refunded');
  const paid = [...idsOf(orders, 'paid'), ...refunded];
  const tried = told.flatMap((one) => one.cancelTried);
  const cancelled = told.flatMap((one) => one.cancelled);
  return [
    ...cancelled.filter((id) => !refunded.includes(id)).map((id) => `order ${id} is not cancelled`),
    ...refunded.filter((id) => !tried.includes(id)).map((id) => `nobody has cancelled order ${id}`),
    ...(known.size < confirmed.length ? ['two keys got one order'] : []),
    ...paid.filter((id) => !known.has(id)).map((id) => `order ${id} was paid, but not confirmed`),
    ...confirmed.filter((id) => !paid.includes(id)).map((id) => `order ${id} is not paid`),
  ];
}

function idsOf(orders: readonly Order[], state: Order['payment']['state']): string[] {
  return orders.filter(({ payment }) => payment.state === state).map(({ _id }) => _id);
}
