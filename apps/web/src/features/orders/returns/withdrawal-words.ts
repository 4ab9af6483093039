import { formatDollars, hasLeftShop, type OrderDetails, type Pieces } from '@shop/shared';
import { notSentOnWithdrawal, piecesText, withdrawablePieces } from './pieces';

/** What happens when the buyer of an order withdraws from these pieces; without any, from all that are left. */
export function withdrawalEffects(order: OrderDetails, chosen: readonly Pieces[]): string {
  const { products } = order;
  const all = allLeft(order);
  const unsent = notSentOnWithdrawal(order, chosen.length > 0 ? chosen : all);
  const said = [
    chosen.length > 0
      ? `You withdraw from ${piecesText(products, chosen)}.`
      : `You withdraw from everything that is left of it: ${piecesText(products, all)}.`,
    chosen.length === 0 && unsent.length === 0 && moneyWords(order),
    unsent.length > 0 &&
      `We will not send ${piecesText(products, unsent)}, and you get the money for it back.`,
    'This takes effect at once and can’t be undone.',
  ];
  return said.filter(Boolean).join(' ');
}

/** Whether a withdrawal from all that is left keeps the shop from sending a part of it. */
export function isPartlyUnsent(order: OrderDetails): boolean {
  return notSentOnWithdrawal(order, allLeft(order)).length > 0;
}

function allLeft(order: OrderDetails): Pieces[] {
  return withdrawablePieces(order).map(({ line, left: quantity }) => ({ line, quantity }));
}

/** What was paid for all that is left: the shop returns it at once as long as nothing is sent. */
function moneyWords({ status, parcels, payment: { kept } }: OrderDetails): string | undefined {
  if (kept === undefined) return undefined;
  const amount = formatDollars(kept);
  return hasLeftShop(status) || parcels
    ? `You paid ${amount} for it.`
    : `${amount} is returned to you.`;
}
