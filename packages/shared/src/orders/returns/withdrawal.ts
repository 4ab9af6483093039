import { hasLeftShop, isCancellable, type OrderStatus } from '../status/status-table.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What decides whether the buyer of an order can withdraw from the contract. */
export interface Withdrawable {
  status: OrderStatus;
  /** Every status it has had, oldest first. */
  history: readonly { status: OrderStatus; at: string | Date }[];
}

/**
 * The last day on which the buyer of an order that has left the shop can withdraw from the contract, as a moment on it:
 * the shop's days after it was delivered, or after it was shipped if nobody has said that it was delivered.
 * @param days 0 if the shop grants none
 * @returns undefined for an order that the shop still has, and where nothing is granted
 */
export function withdrawableUntil(
  { status, history }: Withdrawable,
  days: number,
): Date | undefined {
  const begun = history.findLast((entry) => entry.status === status)?.at;
  if (days === 0 || !hasLeftShop(status) || begun === undefined) return undefined;
  return new Date(new Date(begun).getTime() + days * DAY_MS);
}

/**
 * Whether the buyer of an order can withdraw from the contract: as long as the shop has it, and until the last day. The
 * day on which the days begin does not count, and the last one counts whole, wherever the buyer is.
 * @param days 0 if the shop grants none
 */
export function canWithdraw(order: Withdrawable, days: number, now = new Date()): boolean {
  if (days > 0 && isCancellable(order.status)) return true;
  const until = withdrawableUntil(order, days);
  return until !== undefined && now.getTime() < until.getTime() + DAY_MS;
}
