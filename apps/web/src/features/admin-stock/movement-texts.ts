import type { StockMovement, StockReason } from '@shop/shared';

/** What happened, as the table says it. */
export const REASON_TEXTS: Record<StockReason, string> = {
  order: 'Ordered',
  cancellation: 'Order canceled',
  reopening: 'Order reopened',
  return: 'Returned and refunded',
  edit: 'Stock changed',
  added: 'Added',
  removed: 'Removed',
};

/** Who moved the pieces: an administrator, or whoever placed or canceled the order. */
export function moverText({ by, reason }: StockMovement): string {
  if (by) return by.name;
  return reason === 'order' || reason === 'cancellation' ? 'Customer' : 'The shop';
}

/** A number of pieces with its sign, `+3` or `−3`. */
export function signedText(pieces: number): string {
  return pieces < 0 ? `−${Math.abs(pieces)}` : `+${pieces}`;
}
