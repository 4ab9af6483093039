import {
  formatDollars,
  returnStateText,
  type OrderStatus,
  type PaymentChangeView,
  type RefundState,
  type ReturnState,
} from '@shop/shared';
import { PAYMENT_CAUSE_WORDS, PAYMENT_STATE_WORDS } from '../../payment-state-words';

/** What is told of an order. */
export interface OrderEvents {
  history: readonly { status: OrderStatus; at: string; by?: { name: string } | null }[];
  /** When its address was corrected. */
  corrections?: readonly { at: string; by?: { name: string } }[] | undefined;
  /** What was taken off it before it was shipped, and why. */
  edits?:
    | readonly {
        at: string;
        removed: readonly { name: string; quantity: number }[];
        reason?: string;
        by?: { name: string };
      }[]
    | undefined;
  /** What was refunded, in US dollars; without amounts for those who may not see them. */
  refunds?:
    | readonly {
        at: string;
        state: RefundState;
        amount?: number;
        deduction?: number;
        by?: { name: string } | null;
      }[]
    | undefined;
  /** What is sent back, with every state that it had. */
  returns?:
    | readonly {
        withdrawal?: true;
        history: readonly { state: ReturnState; at: string; by?: { name: string } }[];
      }[]
    | undefined;
  /** When each parcel was sent. */
  parcels?: readonly { at: string; by?: { name: string } }[] | undefined;
  /** The states that its payment got, for administrators. */
  payments?: readonly PaymentChangeView[] | undefined;
}

/** One thing that happened to an order. */
export interface HistoryEntry {
  what: string;
  /** ISO 8601, UTC. */
  at: string;
  why?: string;
  /** What an administrator wrote. */
  text?: string;
  /** Null is the shop itself, undefined is not known. */
  by?: { name: string } | null;
}

/**
 * Every status of an order, correction of its address, change, payment, refund, parcel and step of a return, oldest
 * first, with who set it.
 */
export function historyEntries({
  history,
  corrections = [],
  edits = [],
  refunds = [],
  returns = [],
  parcels = [],
  payments = [],
}: OrderEvents): HistoryEntry[] {
  return [
    ...history.map(({ status, ...entry }) => ({ what: status, ...entry })),
    ...corrections.map((entry) => ({ what: 'Address corrected', ...entry })),
    ...edits.map(({ at, by, ...edit }) => ({ what: editText(edit), at, ...(by && { by }) })),
    ...refunds.map(({ amount, deduction, state, ...entry }) => ({
      what: `${refundText(amount, deduction)}${state === 'failed' ? ', which did not arrive' : ''}`,
      ...entry,
    })),
    ...payments.filter(({ cause }) => cause !== 'refund').map(paymentEntry),
    ...parcels.map(({ at, by }, index) => ({
      what: `Parcel ${index + 1} sent`,
      at,
      ...(by && { by }),
    })),
    ...returns.flatMap((one) =>
      one.history.map(({ state, ...entry }) => ({
        what: returnStateText(state, one.withdrawal),
        ...entry,
      })),
    ),
  ].sort((a, b) => a.at.localeCompare(b.at));
}

function editText({
  removed,
  reason,
}: {
  removed: readonly { name: string; quantity: number }[];
  reason?: string;
}): string {
  const pieces = removed.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return reason ? `Taken off: ${pieces} (${reason})` : `Taken off: ${pieces}`;
}

/** Refunds are listed with their amounts, so that what they do to the payment is not. */
function paymentEntry({ state, at, cause, event, by }: PaymentChangeView): HistoryEntry {
  const why = PAYMENT_CAUSE_WORDS[cause] + (event === undefined ? '' : ` (${event})`);
  return { what: `Payment: ${PAYMENT_STATE_WORDS[state]}`, at, why, ...(by && { by }) };
}

function refundText(amount: number | undefined, deduction: number | undefined): string {
  if (amount === undefined) return 'Refund';
  const kept = deduction ? ` after a deduction of ${formatDollars(deduction)}` : '';
  return `Refund of ${formatDollars(amount)}${kept}`;
}
