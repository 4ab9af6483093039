import { z } from 'zod';
import { productSchema } from '../catalog/catalog.js';
import { orderStatusSchema } from '../orders/orders.js';

/** Days of sales that the overview tells, today included. */
export const OVERVIEW_DAYS = 30;

/** Products low in stock that the overview names. */
export const OVERVIEW_PRODUCTS = 5;

/** What was sold in one day, which begins and ends by UTC. */
export const salesDaySchema = z.strictObject({
  day: z.iso.date(),
  /** Placed on that day, whatever became of them. */
  orders: z.int(),
  /** Of these, how many are cancelled. */
  cancelled: z.int(),
  /** US dollars of those that are not cancelled. */
  revenue: z.number(),
});
export type SalesDay = z.infer<typeof salesDaySchema>;

/** What an administrator wants to know first. */
export const overviewSchema = z.strictObject({
  /** Orders in which someone waits for the shop, by status. */
  waiting: z.array(z.strictObject({ status: orderStatusSchema, orders: z.int() })),
  /** The last days, each one there, the oldest first, today last. */
  sales: z.array(salesDaySchema),
  lowStock: z.strictObject({
    total: z.int(),
    /** The scarcest of them. */
    products: z.array(productSchema.pick({ _id: true, name: true, slug: true, quantity: true })),
  }),
});
export type Overview = z.infer<typeof overviewSchema>;
