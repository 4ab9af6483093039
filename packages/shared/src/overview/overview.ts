import { z } from 'zod';
import { amount } from '../contract/amounts.js';
import { productSchema } from '../catalog/products.js';
import { orderStatusSchema } from '../orders/orders.js';
import { salesAmountsSchema } from './sales-amounts.js';

/** How many days of sales the overview has, including today. */
export const OVERVIEW_DAYS = 30;

/** How many products low in stock the overview lists. */
export const OVERVIEW_PRODUCTS = 5;

const salesDaySchema = z.strictObject({
  /** `2026-11-21`, in the shop's time zone. */
  day: z.iso.date(),
  /** Orders placed on that day, including those cancelled later. */
  orders: z.int(),
  /** How many of them are cancelled, or have another status that brings no revenue. */
  cancelled: z.int(),
  /** US dollars, without these. */
  revenue: amount(),
  /** What the revenue is made of; absent while no order of these days has a stored price. */
  amounts: salesAmountsSchema.optional(),
});
/** The sales of one day of the shop. Revenue is in US dollars. */
export type SalesDay = z.infer<typeof salesDaySchema>;

const moneySumsSchema = z.strictObject({
  /** What came in, also if it went back since. */
  paid: amount(),
  refunded: amount(),
  /** What buyers still have to pay. */
  outstanding: amount(),
  /** What banks have taken because of disputes that are open or lost. */
  disputed: amount(),
});
/** Where the money of orders is, in US dollars. */
export type MoneySums = z.infer<typeof moneySumsSchema>;

/** The overview in replies. */
export const overviewSchema = z.strictObject({
  /** How many orders are waiting, for each of `WAITING_STATUSES`. */
  waiting: z.array(z.strictObject({ status: orderStatusSchema, orders: z.int() })),
  /** The last `OVERVIEW_DAYS` days without gaps, oldest first. */
  sales: z.array(salesDaySchema),
  /** Where the money of these days' orders is; absent while all of them are simply paid. */
  money: moneySumsSchema.optional(),
  /** The shop's time zone, which defines the days. */
  timeZone: z.string(),
  lowStock: z.strictObject({
    /** A product with this many pieces or fewer is low in stock. */
    mark: z.int(),
    /** How many products are low in stock, each once. */
    total: z.int(),
    /** Those with the fewest pieces left, at most `OVERVIEW_PRODUCTS`. */
    products: z.array(
      productSchema.pick({ _id: true, name: true, slug: true, quantity: true }).extend({
        /** The name of the variant with the fewest pieces, to which `quantity` then belongs. */
        variant: z.string().optional(),
      }),
    ),
  }),
});
/** What an administrator needs to see first: waiting orders, sales and low stock. */
export type Overview = z.infer<typeof overviewSchema>;
