import { z } from 'zod';
import { amount } from '../contract/amounts.js';

const adjustmentSchema = z.strictObject({
  /** What it is for, as a text to show. */
  name: z.string(),
  /** US dollars, negative when it lowers the total. */
  amount: amount(),
});
/** What is added to the sum of an order's lines, or taken off it, in US dollars. */
export type Adjustment = z.infer<typeof adjustmentSchema>;

/** The adjustments of an order in replies: absent when its total is the sum of its lines. */
export const adjustmentsSchema = z.array(adjustmentSchema).optional();
