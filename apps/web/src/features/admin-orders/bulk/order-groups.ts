import {
  hasLeftShop,
  holdsStock,
  nextStatuses,
  type OrderStatus,
  type OrderStatusLine,
} from '@shop/shared';
import { isPaidFirst } from '../desk/is-to-ship';

/** Orders that would leave the shop by a status although their money is awaited first. */
export function leavingUnpaid(
  status: OrderStatus,
  lines: readonly OrderStatusLine[],
): OrderStatusLine[] {
  if (!hasLeftShop(status)) return [];
  return lines.filter((line) => !hasLeftShop(line.status) && isPaidFirst(line));
}

/** How selected orders stand to a status that they are to have. */
export function orderGroups(status: OrderStatus, lines: readonly OrderStatusLine[]) {
  const settable = lines.filter((line) => nextStatuses(line).includes(status));
  return {
    settable,
    /** They can't have it. */
    fixed: lines.filter((line) => !settable.includes(line)),
    holding: settable.filter((line) => holdsStock(line.status)),
    /** Their pieces are back in stock. */
    restocked: settable.filter((line) => !holdsStock(line.status)),
    unpaid: leavingUnpaid(status, settable),
  };
}
