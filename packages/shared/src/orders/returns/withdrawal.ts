import { hasLeftShop, UNDELIVERED_STATUSES, type OrderStatus } from '../status/status-table.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What decides whether the buyer of an order can withdraw from the contract. */
export interface Withdrawable {
  status: OrderStatus;
  /** Every status it has had, oldest first. */
  history: readonly { status: OrderStatus; at: string | Date }[];
}

/**
 * The last day on which the buyer of a delivered order can withdraw from the contract, as a moment on it.
 * @param days after the delivery; 0 if the shop grants none
 * @returns undefined for an order that nobody has said to be delivered, and where nothing is granted
 */
export function withdrawableUntil(
  { status, history }: Withdrawable,
  days: number,
): Date | undefined {
  const begun = history.findLast((entry) => entry.status === status)?.at;
  if (days === 0 || !isDelivered(status) || begun === undefined) return undefined;
  return new Date(new Date(begun).getTime() + days * DAY_MS);
}

/**
 * Whether the buyer of an order can withdraw from the contract: until it is delivered, and then until the last day. The
 * day on which the days begin does not count, and the last one counts whole, wherever the buyer is.
 * @param days 0 if the shop grants none
 */
export function canWithdraw(order: Withdrawable, days: number, now = new Date()): boolean {
  const { status } = order;
  if (days > 0 && UNDELIVERED_STATUSES.includes(status)) return true;
  const until = withdrawableUntil(order, days);
  return until !== undefined && now.getTime() < until.getTime() + DAY_MS;
}

function isDelivered(status: OrderStatus): boolean {
  return hasLeftShop(status) && !UNDELIVERED_STATUSES.includes(status);
}
