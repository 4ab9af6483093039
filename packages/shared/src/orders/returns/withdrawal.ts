import { hasLeftShop, isCancellable, type OrderStatus } from '../status/status-table.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What decides whether the buyer of an order can withdraw from the contract. */
export interface Withdrawable {
  status: OrderStatus;
  /** Every status it has had, oldest first. */
  history: readonly { status: OrderStatus; at: string | Date }[];
}

/**
 * Whether the buyer of an order can withdraw from the contract: as long as the shop has it, and for the shop's days after
 * it was delivered, or after it was shipped if nobody has said that it was delivered. That day itself does not count, and
 * the last one counts whole, wherever the buyer is.
 * @param days 0 if the shop grants none
 */
export function canWithdraw(
  { status, history }: Withdrawable,
  days: number,
  now = new Date(),
): boolean {
  if (days === 0) return false;
  if (isCancellable(status)) return true;
  const begun = history.findLast((entry) => entry.status === status)?.at;
  if (!hasLeftShop(status) || begun === undefined) return false;
  return now.getTime() < new Date(begun).getTime() + (days + 1) * DAY_MS;
}
