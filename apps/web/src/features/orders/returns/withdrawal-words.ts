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
      : `You withdraw from everything left in this order: ${piecesText(products, all)}.`,
    chosen.length === 0 && unsent.length === 0 && moneyWords(order),
    unsent.length > 0 &&
      `We won’t send ${piecesText(products, unsent)}, and will refund what you paid for it.`,
    'This takes effect at once and can’t be undone.',
  ];
  return said.filter(Boolean).join(' ');
}

/** What a withdrawal comes to, before anything is chosen: money comes back only to who has paid. */
export function withdrawalTerms(order: OrderDetails, days: number): string {
  const isPaid = order.payment.success;
  if (!hasLeftShop(order.status) && !order.parcels)
    return `You can withdraw without giving a reason. Until we ship, this does the same as “Cancel order”: we send nothing, and you ${isPaid ? 'get your money back' : 'don’t have to pay'}. You also get a confirmation of your withdrawal by email.`;
  const back = isPaid
    ? 'You send the goods back and get your money back.'
    : 'You send the goods back.';
  const isPartlyUnsent = notSentOnWithdrawal(order, allLeft(order)).length > 0;
  const unsent = isPartlyUnsent
    ? ' We won’t send what hasn’t been sent yet, and will refund it at once.'
    : '';
  return `Within ${days} days of the day it reaches you, you can withdraw from the contract without giving a reason. Choose this if you simply don’t want to keep it. ${back}${unsent}`;
}

function allLeft(order: OrderDetails): Pieces[] {
  return withdrawablePieces(order).map(({ line, left: quantity }) => ({ line, quantity }));
}

/** What was paid for all that is left: the shop returns it at once as long as nothing is sent. */
function moneyWords({ status, parcels, payment: { kept } }: OrderDetails): string | undefined {
  if (kept === undefined) return undefined;
  const amount = formatDollars(kept);
  return hasLeftShop(status) || parcels ? `You paid ${amount} for it.` : `We’ll refund ${amount}.`;
}
