import { z } from 'zod';
import { amount } from '../contract/amounts.js';

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
  /** What was paid, with all tax. */
  gross: amount(),
  /** What was paid without the tax. */
  net: amount(),
});
/** What orders cost in their parts, added up, in US dollars. */
export type SalesAmounts = z.infer<typeof salesAmountsSchema>;
