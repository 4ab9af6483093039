/** Rows of other currencies are left out. */
export const CURRENCY = 'USD';
