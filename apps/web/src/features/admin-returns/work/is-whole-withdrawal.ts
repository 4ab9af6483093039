import type { ReturnOfOrder } from './return-of-order';

/**
 * Whether this return completes a withdrawal from a whole order, as all else of it is refunded: then what its buyer paid
 * for the delivery goes back as well.
 */
export function isWholeWithdrawal({ order, one }: ReturnOfOrder): boolean {
  const { products, refunds = [], amounts } = order;
  const refunded = refunds.filter(({ state, surplus }) => state !== 'failed' && !surplus);
  const back = [...(one.received ?? unsentLines(one)), ...refunded.flatMap(({ lines }) => lines)];
  const isAll = products.every(({ line, quantity }) => {
    const ofLine = back.filter((pieces) => pieces.line === line);
    return ofLine.reduce((sum, pieces) => sum + pieces.quantity, 0) >= quantity;
  });
  return one.withdrawal === true && isAll && (amounts?.shipping ?? 0) > 0;
}

/** What was not sent has not left the shop. */
function unsentLines({ unsent, lines }: ReturnOfOrder['one']) {
  return unsent ? lines : [];
}
