import type { Pieces } from '../pieces.js';

/** Pieces of an order that its buyer withdraws from. */
export interface SplitPieces {
  /** Those that are not sent yet, and so need not be sent at all. */
  unsent: Pieces[];
  /** Those that come back. */
  sent: Pieces[];
}

/** Splits pieces that are withdrawn from: as far as pieces of their lines are not sent yet, it is these. */
export function splitUnsent(
  wanted: readonly Pieces[],
  unsentOfOrder: readonly Pieces[],
): SplitPieces {
  const split: SplitPieces = { unsent: [], sent: [] };
  for (const { line, quantity } of wanted) {
    const here = unsentOfOrder.find((one) => one.line === line)?.quantity ?? 0;
    const unsent = Math.min(quantity, here);
    if (unsent > 0) split.unsent.push({ line, quantity: unsent });
    if (quantity > unsent) split.sent.push({ line, quantity: quantity - unsent });
  }
  return split;
}
