import {
  centsFromDollars,
  dollarsFromCents,
  sumOf,
  type AdminOrderDetails,
  type RefundInput,
} from '@shop/shared';
import { deductionOf, dollarsTyped } from '../../admin-returns';

/** What an administrator has entered for a refund. */
export interface RefundEntry {
  kind: 'all' | 'pieces' | 'amount';
  /** Pieces by the ids of the lines. */
  pieces: Readonly<Record<string, number>>;
  shipping: boolean;
  amount: string;
  /** What the shop keeps of pieces, as it was typed. */
  deduction: string;
  restock: boolean;
  reason: string;
}

export const EMPTY_REFUND: RefundEntry = {
  kind: 'pieces',
  pieces: {},
  shipping: false,
  amount: '',
  deduction: '',
  restock: false,
  reason: '',
};

/** What is to be refunded; undefined while nothing is chosen. */
export function whatOf({ kind, pieces, shipping, amount, deduction }: RefundEntry) {
  const kept = deductionOf(deduction);
  if (kind === 'all') return { all: true, ...kept };
  if (kind === 'amount') {
    const dollars = dollarsTyped(amount);
    return dollars > 0 ? { amount: dollars } : undefined;
  }
  const lines = Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => ({ line, quantity }));
  if (lines.length === 0 && !shipping) return undefined;
  return { lines, ...(shipping && { shipping }), ...kept };
}

/** What an administrator has seen when they made a refund, in dollars. */
export interface Seen {
  /** What this refund comes to. */
  shown: number;
  /** What had been refunded of the order before. */
  refunded: number;
}

/** What was refunded of an order, or is about to be. */
export function refundedOf({ refunds = [] }: AdminOrderDetails): number {
  const standing = refunds.filter(({ state }) => state !== 'failed');
  return dollarsFromCents(sumOf(standing, ({ amount }) => centsFromDollars(amount)));
}

/** The whole call. */
export function refundOf(entry: RefundEntry, seen: Seen): RefundInput {
  const { kind, restock, reason } = entry;
  return {
    ...whatOf(entry),
    ...seen,
    restock: restock && kind !== 'amount',
    ...(reason.trim() && { reason }),
  };
}

/** The lines of an order with the pieces that were not refunded yet. */
export function refundableLines({ products, refunds = [] }: AdminOrderDetails) {
  const refunded = refunds.filter(({ state }) => state !== 'failed').flatMap(({ lines }) => lines);
  return products.flatMap(({ line, name, variant, quantity }) => {
    const gone = refunded.filter((one) => one.line === line);
    const left = gone.reduce((rest, one) => rest - one.quantity, quantity);
    return left > 0 ? [{ line, name: variant ? `${name} (${variant.name})` : name, left }] : [];
  });
}
