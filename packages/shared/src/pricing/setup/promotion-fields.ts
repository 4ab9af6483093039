import { z } from 'zod';
import { requiredText } from '../../contract/fields.js';
import { count, dollars, ids, momentSchema, percent, texts } from './fields.js';

const MAX_CODES = 5000;

const goods = {
  products: ids('Products').optional(),
  categories: ids('Categories').optional(),
  brands: ids('Brands').optional(),
  tags: texts('Tags').optional(),
  /** Unit prices in US dollars, both inclusive. */
  minPrice: dollars('The lowest price').optional(),
  maxPrice: dollars('The highest price').optional(),
  /** Whether goods whose price is reduced already are left out. */
  notOnSale: z.boolean().optional(),
};

/** The goods that a promotion is for. What is absent does not restrict it. */
export const promotionGoodsSchema = z.object(goods);

const conditionsSchema = z.object({
  ...goods,
  /** US dollars, after the discounts before it. */
  minAmount: dollars('The minimum amount').optional(),
  minQuantity: count('The minimum quantity').optional(),
  shippingMethods: ids('Shipping methods').optional(),
  zones: ids('Zones').optional(),
  /** 0 is Sunday. */
  weekdays: z.array(z.int().min(0).max(6)).min(1).max(7).optional(),
  customerTags: texts('Tags of customers').optional(),
  /** Groups of customers by rule, one of which the customer is in. */
  customerGroups: ids('Groups of customers').optional(),
  /** 1 is a customer's first order. */
  nthOrder: count('The order').optional(),
});

const buyAndGetSchema = z.object({
  buy: z.object({ quantity: count('Pieces to buy'), goods: promotionGoodsSchema.optional() }),
  get: z.object({
    quantity: count('Pieces to get'),
    goods: promotionGoodsSchema.optional(),
    percent: percent('The discount', 100),
    first: z.enum(['cheapest', 'dearest']).optional(),
  }),
  maxApplications: count('The applications').optional(),
});

/** The fields of a promotion. Amounts are in US dollars. What is absent does not restrict it. */
export const promotionFields = {
  /** As cart, order and invoice show it. */
  name: requiredText('Name', { max: 100 }),
  isEnabled: z.boolean({ error: 'isEnabled must be true or false' }).default(true),
  kind: z.enum(['percent', 'fixed', 'fixedEach', 'fixedLine', 'freeShipping', 'buyXgetY', 'gift']),
  /** `items`: each line on its own. `order`: all matching lines together. `shipping`: the delivery. */
  scope: z.enum(['items', 'order', 'shipping']),
  /** Percent, or US dollars. Needed for `percent` and the fixed kinds. */
  value: z.number().min(0).max(10_000_000).optional(),
  /** From an amount in US dollars or a number of pieces on, another value. */
  tiers: z
    .object({
      by: z.enum(['amount', 'quantity']),
      steps: z
        .array(z.object({ from: z.number().min(0), value: z.number().min(0) }))
        .min(1)
        .max(20),
    })
    .optional(),
  goods: promotionGoodsSchema.optional(),
  buyAndGet: buyAndGetSchema.optional(),
  maxPieces: count('Pieces').optional(),
  maxPiecesPerLine: count('Pieces of a line').optional(),
  first: z.enum(['cheapest', 'dearest']).optional(),
  groupSize: count('The group').optional(),
  maxDiscount: dollars('The highest discount').optional(),
  conditions: conditionsSchema.optional(),
  /** Codes that bring it about, in any case; absent if it applies by itself. */
  codes: z
    .array(requiredText('A code', { max: 40 }).toUpperCase())
    .min(1, 'Enter a code, or leave the codes out')
    .max(MAX_CODES, `A promotion can have at most ${MAX_CODES} codes`)
    .refine((codes) => new Set(codes).size === codes.length, 'A code can be entered only once')
    .optional(),
  /** Whether codes that are generated for it, each for one use, bring it about too. */
  generatesCodes: z.boolean().optional(),
  from: momentSchema.optional(),
  until: momentSchema.optional(),
  /** The higher comes first. */
  priority: z.int().min(-1000).max(1000).default(0),
  isExclusive: z.boolean().default(false),
  isCombinable: z.boolean().default(true),
  limits: z
    .object({
      uses: count('Uses').optional(),
      usesPerCustomer: count('Uses of a customer').optional(),
      /** US dollars that it may take off in all. */
      budget: dollars('The budget').optional(),
    })
    .optional(),
};

/** A promotion before what its fields say together is checked. */
export type PromotionFields = z.output<z.ZodObject<typeof promotionFields>>;
