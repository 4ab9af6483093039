import { z } from 'zod';
import { amount } from '../contract/amounts.js';
import { sumDollars } from '../money.js';

/** What orders cost in their parts, added up, in US dollars. */
export const salesAmountsSchema = z.strictObject({
  /** The goods before discounts. */
  items: amount(),
  /** What is taken off the goods. */
  discount: amount(),
  /** After its discount. */
  shipping: amount(),
  /** All tax that was paid. */
  tax: amount(),
  /** What was paid without the tax. */
  net: amount(),
});
/** What orders cost in their parts, added up, in US dollars. */
export type SalesAmounts = z.infer<typeof salesAmountsSchema>;

/** Adds up what orders cost in their parts: stored totals, of which none is computed again. */
export function sumSalesAmounts(all: readonly SalesAmounts[]): SalesAmounts {
  const sumOf = (name: keyof SalesAmounts) => sumDollars(all.map((amounts) => amounts[name]));
  return {
    items: sumOf('items'),
    discount: sumOf('discount'),
    shipping: sumOf('shipping'),
    tax: sumOf('tax'),
    net: sumOf('net'),
  };
}
