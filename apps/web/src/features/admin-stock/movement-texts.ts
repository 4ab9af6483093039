import type { StockMovement, StockReason } from '@shop/shared';

/** What happened, as the table says it. */
export const REASON_TEXTS: Record<StockReason, string> = {
  order: 'Ordered',
  cancellation: 'Order cancelled',
  reopening: 'Order reopened',
  return: 'Returned and refunded',
  edit: 'Stock changed',
  added: 'Added',
  removed: 'Removed',
  import: 'Imported from a file',
  importUndone: 'Import undone',
};

/** Who moved the pieces: an administrator, whoever placed or cancelled the order, or the command that imports. */
export function moverText({ by, reason }: StockMovement): string {
  if (by) return by.name;
  if (reason === 'import') return 'Command line';
  return reason === 'order' || reason === 'cancellation' ? 'Customer' : 'The shop';
}

/** A number of pieces with its sign, `+3` or `−3`. */
export function signedText(pieces: number): string {
  return pieces < 0 ? `−${Math.abs(pieces)}` : `+${pieces}`;
}
