import type { ReturnOfOrder } from './return-of-order';

/** Whether a buyer has withdrawn from a whole order: then what they paid for its delivery goes back as well. */
export function isWholeWithdrawal({ order, one }: ReturnOfOrder): boolean {
  const { products, refunds, amounts } = order;
  const arrived = one.received ?? [];
  const isAll = products.every(({ line, quantity }) =>
    arrived.some((pieces) => pieces.line === line && pieces.quantity === quantity),
  );
  return one.withdrawal === true && isAll && !refunds && (amounts?.shipping ?? 0) > 0;
}
