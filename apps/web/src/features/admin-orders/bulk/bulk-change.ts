import {
  adjectivesOf,
  holdsStock,
  type OrderStatus,
  type OrderStatusLine,
  type StatusChange,
} from '@shop/shared';
import { isPaidFirst } from '../desk/is-to-ship';
import type { BulkOutcome } from './change-statuses';

/** A status change together with the order's number. */
export type NumberedChange = StatusChange & { number: number };

/** A bulk change, in progress or finished. */
export interface BulkChange {
  changes: readonly NumberedChange[];
  /** The new status of all orders; undefined when each gets its previous status back. */
  target?: OrderStatus | undefined;
  /** The selected orders that were left out because their pieces are back in stock, or they are not paid. */
  leftOut?: readonly OrderStatusLine[] | undefined;
  finished: number;
  /** Undefined while the change is in progress. */
  outcome?: BulkOutcome;
}

/** A change of all these orders to one status. */
export function changesTo(
  status: OrderStatus,
  lines: readonly OrderStatusLine[],
): NumberedChange[] {
  return lines.map(({ _id, number, status: statusBefore }) => ({
    orderId: _id,
    number,
    statusBefore,
    status,
  }));
}

/** The changes that undo a bulk change, without orders whose status it did not change. */
export function undoOf({ changes, outcome }: BulkChange): NumberedChange[] {
  return changes
    .filter(({ orderId, status, statusBefore }) => {
      const result = outcome?.results.get(orderId);
      const isDone = result ? result.outcome === 'done' : outcome?.sent.has(orderId);
      return isDone && status !== statusBefore;
    })
    .map((change) => ({ ...change, status: change.statusBefore, statusBefore: change.status }));
}

/** A change that was refused, and why. */
export interface Refusal {
  number: number;
  message: string;
}

/** The result of a bulk change, as shown to the user. */
export interface BulkReport {
  /** A short summary. */
  summary: string;
  refusals: Refusal[];
  /** How many orders are unfinished. */
  unfinished: number;
}

/** Reports the result of a finished bulk change. */
export function reportOf(bulk: BulkChange): BulkReport {
  const { changes, target, leftOut = [], outcome } = bulk;
  const ended = changes.map(({ orderId, number }) => ({
    number,
    result: outcome?.results.get(orderId),
  }));
  const count = (...outcomes: string[]) =>
    ended.filter(({ result }) => result && outcomes.includes(result.outcome)).length;
  const refusals = ended.flatMap(({ number, result }) =>
    result && ['refused', 'notFound'].includes(result.outcome)
      ? [{ number, message: result.message }]
      : [],
  );
  const unfinished = ended.filter(({ result }) => !result).length;
  const done = count('done', ...(target ? [] : ['already']));
  const already = target ? count('already') : 0;
  const sentences = [
    target ? `${ordersOf(done)} set to ${target}.` : `${ordersOf(done)} restored.`,
    already > 0 && `${already} ${were(already)} already ${target}.`,
    leftOut.length > 0 && leftOutText(leftOut),
    refusals.length > 0 && `${refusals.length} ${were(refusals.length)} not changed.`,
    unfinished > 0 && `${unfinished} ${unfinished === 1 ? 'has' : 'have'} not been changed yet.`,
  ];
  return { summary: sentences.filter(Boolean).join(' '), refusals, unfinished };
}

function leftOutText(lines: readonly OrderStatusLine[]): string {
  const isUnpaid = (line: OrderStatusLine) => holdsStock(line.status) && isPaidFirst(line);
  const others = lines.filter((line) => !isUnpaid(line)).map(({ status }) => status);
  const adjectives = [adjectivesOf(others), lines.some(isUnpaid) && 'unpaid']
    .filter(Boolean)
    .join(' or ');
  return `${lines.length} ${adjectives} ${lines.length === 1 ? 'order was' : 'orders were'} left out.`;
}

/** `1 order`, `1,234 orders` */
export function ordersOf(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'order' : 'orders'}`;
}

function were(count: number): string {
  return count === 1 ? 'was' : 'were';
}
