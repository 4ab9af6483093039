import { z } from 'zod';
import { amount } from '../contract/amounts.js';

/** What the orders of a list add up to, in US dollars. */
export const orderSumsSchema = z.strictObject({
  orders: z.int(),
  /** What they cost, also those that were cancelled. */
  total: amount(),
  /** What came in, also if it went back since. */
  paid: amount(),
  refunded: amount(),
  /** What their buyers still have to pay. */
  outstanding: amount(),
});
/** What the orders of a list add up to. */
export type OrderSums = z.infer<typeof orderSumsSchema>;
