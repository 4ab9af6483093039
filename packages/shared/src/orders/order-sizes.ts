/** Items of one order. */
export const MAX_ORDER_LINES = 100;

/** Pieces of one product in one order. */
export const MAX_LINE_QUANTITY = 1_000;
