/** What a shopper asks for besides the items. */
export interface Wishes {
  /** Whether to send each code. */
  percent: boolean;
  amount: boolean;
  method: 'Parcel' | 'Express';
}

/** A line to price. */
interface PricedLine {
  cents: number;
  quantity: number;
  /** Whether the product has to be sent. */
  isSent: boolean;
}

/** What an order costs, in cents. */
export interface ModelPrice {
  items: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
}

/** The rules of the shop that is compared, set up by `openRules`. */
export const PERCENT_OFF = 15;
export const CENTS_OFF = 500;
export const TAX_PERCENT = 20;
export const PARCEL_CENTS = 490;
export const EXPRESS_CENTS = 1250;
export const FREE_FROM_CENTS = 3000;

/** The nearest whole number; a half is rounded up. */
const rounded = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** The tax that a price contains. */
const taxIn = (cents: number) => rounded(cents * TAX_PERCENT, 100 + TAX_PERCENT);

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/**
 * Computes what an order costs, without any function of the shop: percents of each line, then the amount, then
 * delivery, with the tax in it.
 */
export function priceOf(
  lines: readonly PricedLine[],
  { percent, amount, method }: Wishes,
): ModelPrice {
  const costs = lines.map(({ cents, quantity }) => cents * quantity);
  const items = sumOf(costs);
  const afterPercent = percent
    ? items - sumOf(costs.map((cost) => rounded(cost * PERCENT_OFF, 100)))
    : items;
  const goods = amount ? Math.max(0, afterPercent - CENTS_OFF) : afterPercent;
  const parcel = goods >= FREE_FROM_CENTS ? 0 : PARCEL_CENTS;
  const isSent = lines.some((line) => line.isSent);
  const shipping = isSent ? (method === 'Parcel' ? parcel : EXPRESS_CENTS) : 0;
  return {
    items,
    discount: items - goods,
    shipping,
    tax: taxIn(goods) + taxIn(shipping),
    total: goods + shipping,
  };
}
