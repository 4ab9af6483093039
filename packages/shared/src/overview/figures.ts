import { z } from 'zod';
import { productSchema } from '../catalog/products.js';
import { amount } from '../contract/amounts.js';
import { salesAmountsSchema } from './sales-amounts.js';

/** The periods whose figures can be asked for. All end with today; `month` begins with the first of the month. */
export const FIGURE_PERIODS = ['today', '7-days', '28-days', '90-days', 'month'] as const;
/** One of `FIGURE_PERIODS`. */
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

/** The period that is shown first. */
export const USUAL_PERIOD: FigurePeriod = '28-days';

/** Over how many days the pace of sales is measured, including today; over fewer for what is newer. */
export const PACE_DAYS = 28;
/** Stock that lasts for at most this many days at that pace is about to run out. */
export const RUNS_OUT_DAYS = 14;
/** How many best sellers and how many products about to run out are listed. */
export const FIGURE_PRODUCTS = 8;

/** Which period the figures are for. */
export const figuresQuerySchema = z.object({
  period: z
    .enum(FIGURE_PERIODS, { error: `period must be one of: ${FIGURE_PERIODS.join(', ')}` })
    .default(USUAL_PERIOD),
});

const moneySumsSchema = z.strictObject({
  /** What came in, also if it went back since. */
  paid: amount(),
  refunded: amount(),
  /** What buyers still have to pay, as the list of `outstanding` orders has it. */
  outstanding: amount(),
  /** What is not paid of orders that were sent for less than they cost, as the list of `paid_in_part` has it. */
  missing: amount(),
  /** What banks have taken until open disputes are decided, as the list of `disputed` orders has it. */
  disputed: amount(),
  /** What banks have returned to buyers for good, as the shop lost the dispute. */
  lost: amount(),
});
/** Where the money of orders is, in US dollars. */
export type MoneySums = z.infer<typeof moneySumsSchema>;

const figuresOfDaySchema = z.strictObject({
  /** `2026-11-21`, in the shop's time zone. */
  day: z.iso.date(),
  /** Orders placed on that day, including those cancelled later. */
  orders: z.int(),
  /** How many of them are cancelled, or have another status that brings no revenue. */
  cancelled: z.int(),
  /** Pieces sold, without these. */
  pieces: z.int(),
  /** US dollars, without these and without orders that are still to be paid. */
  revenue: amount(),
  /** Null for a day on which visits were not counted. */
  visits: z.int().nullable(),
});
/** The figures of one day of the shop. */
export type FiguresOfDay = z.infer<typeof figuresOfDaySchema>;

const periodFiguresSchema = figuresOfDaySchema.omit({ day: true }).extend({
  /** The first day and the last. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** The revenue divided by the orders that bring it; null without any. */
  averageOrder: amount(z.number().nullable()),
  /** What went back of these days' orders, whenever it did. */
  refunded: amount(),
  /** Orders for every hundred visits; null where no visits were counted. */
  conversion: z.number().nullable(),
  /** How often shoppers searched, and how often nothing was found; null where searches were not counted. */
  searches: z.strictObject({ asked: z.int(), missed: z.int() }).nullable(),
  /** Without gaps, oldest first. */
  days: z.array(figuresOfDaySchema),
});
/** The figures of some days in a row. */
export type PeriodFigures = z.infer<typeof periodFiguresSchema>;

const namedProductSchema = productSchema.pick({ _id: true, name: true, slug: true });

/** What is about to run out, in replies. */
export const runningOutItemSchema = namedProductSchema.extend({
  /** The name of the variant that runs out. */
  variant: z.string().optional(),
  quantity: z.int(),
  /** Pieces sold in the last `PACE_DAYS` days. */
  sold: z.int(),
  /** For how many whole days the stock lasts at that pace. */
  lasts: z.int(),
});
/** A product or variant that is about to run out. */
export type RunningOutItem = z.infer<typeof runningOutItemSchema>;

/** The figures of the shop in replies. */
export const figuresSchema = z.strictObject({
  period: z.enum(FIGURE_PERIODS),
  /** The shop's time zone, which defines the days. */
  timeZone: z.string(),
  /** False while changes of orders wait to be counted, as after an upgrade. */
  isCurrent: z.boolean(),
  now: periodFiguresSchema,
  /** As many days before; for `month`, the same days of the month before. */
  before: periodFiguresSchema,
  /** What the revenue is made of; absent while no order of these days has a stored price. */
  amounts: salesAmountsSchema.optional(),
  /** Where the money of these days' orders is; absent while all of them are simply paid. */
  money: moneySumsSchema.optional(),
  /** By pieces, at most `FIGURE_PRODUCTS`. Deleted products are left out. */
  bestSellers: z.array(
    namedProductSchema.extend({
      pieces: z.int(),
      /** In the period before. */
      piecesBefore: z.int(),
      /** What these pieces cost before discounts. */
      goods: amount(),
    }),
  ),
  /** What is about to run out, soonest first; absent without the permission `catalog`. */
  runningOut: z
    .strictObject({
      total: z.int(),
      /** At most `FIGURE_PRODUCTS`. */
      products: z.array(runningOutItemSchema),
    })
    .optional(),
});
/** How the shop is doing, compared with the period before. */
export type Figures = z.infer<typeof figuresSchema>;
