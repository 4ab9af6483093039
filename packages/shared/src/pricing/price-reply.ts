import { z } from 'zod';
import { amount } from '../contract/amounts.js';
import { cartProductSchema } from '../catalog/cart-product.js';
import { objectIdSchema } from '../contract/fields.js';
import { postalAddressSchema } from '../addresses/postal-address.js';
import { AWAITED, REFUSAL_REASONS } from './promotions/refusal.js';

/** What an order costs, in US dollars. `total` is `items - discount + shipping + tax - taxIncluded`. */
const amountsSchema = z.strictObject({
  /** Before discounts. */
  items: amount(),
  /** What is taken off the items. */
  discount: amount(),
  /** After its discount. */
  shipping: amount(),
  /** All tax. */
  tax: amount(),
  /** The tax that prices contain. */
  taxIncluded: amount(),
  total: amount(),
});

const discountSchema = z.strictObject({
  /** Null for a promotion that applies by itself. */
  code: z.string().nullable(),
  name: z.string(),
  amount: amount(),
  scope: z.enum(['items', 'shipping']),
});

const taxSchema = z.strictObject({
  name: z.string(),
  /** Percent. */
  rate: z.number(),
  base: amount(),
  amount: amount(),
});

/** What an order costs, in its parts. Absent where it is the sum of the lines, in a shop that has set up nothing else. */
export const priceReplyFields = {
  amounts: amountsSchema.optional(),
  /** Each promotion that lowers the price, once. */
  discounts: z.array(discountSchema).optional(),
  taxes: z.array(taxSchema).optional(),
  /** How it is delivered, if that is chosen. */
  shippingMethod: z
    .strictObject({
      _id: objectIdSchema,
      name: z.string(),
      /** Where the buyer of an order collects it. Absent if it is sent, and in quotes. */
      pickUpAt: z.string().optional(),
    })
    .optional(),
};

/** What a line costs. Absent in the same shops. */
export const linePriceFields = {
  unitPrice: amount(),
  discount: amount(),
  tax: amount(),
  /** What is paid for the line, added tax included. */
  total: amount(),
};

/** A line of an order and what it costs. */
export const orderLinePriceSchema = z.strictObject({
  _id: objectIdSchema,
  product: objectIdSchema,
  variant: objectIdSchema.optional(),
  quantity: z.int(),
  ...linePriceFields,
});

/** Codes that are not used, and why. */
export const rejectedCodesSchema = z.array(
  z.strictObject({
    code: z.string(),
    reason: z.enum(REFUSAL_REASONS),
    message: z.string(),
    /** What is to be entered or chosen first: the code may be used then. Absent if it is refused. */
    awaits: z.enum(AWAITED).optional(),
  }),
);
/** A code that is not used, in replies. */
export type RejectedCode = z.infer<typeof rejectedCodesSchema>[number];

/** Promotions that would have applied by themselves, but can't be combined with one that does. */
export const setAsideSchema = z.array(z.strictObject({ name: z.string(), message: z.string() }));
/** A promotion that is set aside, in replies. */
export type SetAside = z.infer<typeof setAsideSchema>[number];

/** Gifts that the cart has brought about and that are not in it. */
export const giftsSchema = z.array(
  z.strictObject({
    /** The name of the promotion. */
    name: z.string(),
    /** How many pieces are still free. */
    pieces: z.int(),
    /** What the shopper can choose from: products, or their variants, as far as there are any. */
    choices: z.array(cartProductSchema),
  }),
);
/** A gift to put into the cart, in replies. */
export type Gift = z.infer<typeof giftsSchema>[number];

/** A way in which an order can be delivered. */
export const shippingMethodReplySchema = z.strictObject({
  _id: objectIdSchema,
  name: z.string(),
  price: z.number(),
  /** After the promotions that apply now. Absent if they do not lower it. */
  discounted: z.number().optional(),
  /** Estimated days, such as `2 to 4`; may be empty. */
  days: z.string(),
  /** Where the goods can be picked up. Absent if they are sent. */
  pickUpAt: z.string().optional(),
});

/** What a checkout has to ask, in a shop that has zones or rates, unless nothing is delivered or taxed. */
export const destinationReplySchema = z.strictObject({
  /**
   * `open`: a way of delivery has to be chosen. `unknown`: the address does not say enough yet. `nowhere`: the shop does
   * not deliver there. `unfit`: no way of delivery there fits these items. Absent if nothing is delivered, or if the shop
   * has no ways of delivery.
   */
  state: z.enum(['chosen', 'open', 'unknown', 'nowhere', 'unfit']).optional(),
  /** The countries that the shop delivers to; absent if it delivers everywhere. */
  countries: z.array(z.string()).optional(),
});

/** What a quote and an order take besides the items. */
export const pricingInputFields = {
  codes: z
    .array(z.string().trim().min(1).max(40))
    .max(20, 'At most 20 codes can be entered')
    .optional(),
  address: postalAddressSchema.optional(),
  /** The id of a way of delivery. */
  shippingMethod: objectIdSchema.optional(),
};
