import { z } from 'zod';
import { isTaxNumber, taxNumberFault } from '../accounts/tax-exemption.js';
import { postalAddressSchema } from '../addresses/postal-address.js';
import { objectIdSchema, optionalText } from '../contract/fields.js';
import { idempotencyKeySchema } from '../contract/idempotency-key.js';
import { LIMITS } from '../limits.js';
import { adjustmentsSchema } from '../pricing/adjustment.js';
import {
  destinationReplySchema,
  linePriceFields,
  giftsSchema,
  priceReplyFields,
  pricingInputFields,
  rejectedCodesSchema,
  setAsideSchema,
  shippingMethodReplySchema,
} from '../pricing/price-reply.js';
import { contactSchema } from './delivery.js';
import { itemKey } from './item-key.js';
import {
  paymentMethodIdSchema,
  paymentMethodSchema,
  unfitMethodSchema,
} from './payments/payment-methods.js';

const TOO_MANY = `At most ${LIMITS.orderLineQuantity} of one product can be ordered`;
const QUANTITY = 'Quantity must be a whole number, 1 or more';

/** A product's id, that of its variant if it has variants, and a quantity, as orders and kept carts take them. */
export const itemSchema = z.object({
  product: objectIdSchema,
  variant: objectIdSchema.optional(),
  quantity: z.int({ error: QUANTITY }).min(1, QUANTITY).max(LIMITS.orderLineQuantity, TOO_MANY),
});
/** One item of an order: the ids of a product and possibly its variant, and the quantity. */
export type OrderItem = z.output<typeof itemSchema>;

/** A product or variant may appear in the list more than once; the limit holds for all its items together. */
export function checkQuantities(items: readonly OrderItem[], context: z.RefinementCtx): void {
  const quantities = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const sum = (quantities.get(itemKey(item)) ?? 0) + item.quantity;
    quantities.set(itemKey(item), sum);
    if (sum > LIMITS.orderLineQuantity) {
      context.addIssue({ code: 'custom', path: [index, 'quantity'], message: TOO_MANY });
    }
  }
}

/** Body of a quote. It holds no prices: the server looks them up. */
export const orderInputSchema = z.object({
  items: z
    .array(itemSchema, { error: 'items must be a list of products and quantities' })
    .min(1, 'There is nothing to order')
    .max(LIMITS.orderLines, `An order can have at most ${LIMITS.orderLines} items`)
    .superRefine(checkQuantities),
  ...pricingInputFields,
});

/** What an order takes besides a quote, before `checkTaxNumber`. */
export const checkoutFieldsSchema = orderInputSchema.extend({
  delivery: contactSchema.optional(),
  /** Where the invoice goes to, if not where the goods go to. */
  billing: postalAddressSchema.optional(),
  /** The buyer's tax number, as it stands on the invoice: in a form that the billing country knows, if it has one. */
  taxId: optionalText('Tax number', { max: LIMITS.taxId }).optional(),
  /** What the shopper tells the shop about the order. */
  note: optionalText('Note', { max: LIMITS.orderNote, multiline: true }).optional(),
  total: z.number({ error: 'Total must be an amount of money' }).optional(),
  /** How it is paid: one of the quote's `paymentMethods`. The first that the shop offers by default. */
  payment: paymentMethodIdSchema.optional(),
});
type Taxed = Pick<z.output<typeof checkoutFieldsSchema>, 'billing' | 'address' | 'taxId'>;

/** Refuses a tax number that has no form of the country it is for. */
export function checkTaxNumber({ billing, address, taxId }: Taxed, context: z.RefinementCtx): void {
  const country = billing?.country ?? address?.country;
  if (!taxId || !country || isTaxNumber(country, taxId)) return;
  context.addIssue({ code: 'custom', path: ['taxId'], message: taxNumberFault(country) });
}

/**
 * Body of an order, with what the shopper was shown. With `delivery`, the order is placed only if the account still has
 * the same data; with `total`, in US dollars, only if it costs the same.
 */
export const checkoutInputSchema = checkoutFieldsSchema.superRefine(checkTaxNumber);

/** The header that makes placing an order idempotent: the same key returns the same order. */
export const placeOrderHeadersSchema = z.object({ 'idempotency-key': idempotencyKeySchema });

/** One product or variant in a quote. */
const quoteLineSchema = z.strictObject({
  /** The product's id. */
  product: objectIdSchema,
  /** The variant's id, if the item has one. */
  variant: objectIdSchema.optional(),
  /**
   * `short`: fewer pieces are left than requested. `gone`: the product or its variant is not sold any more. `choose`:
   * the product has variants, and the item has none.
   */
  state: z.enum(['available', 'short', 'sold-out', 'gone', 'choose']),
  /** Current unit price in US dollars; null for what is gone or not chosen. */
  price: z.number().nullable(),
  /** Pieces in stock, capped at the maximum for one order. */
  available: z.int(),
  /** The line's key, as the price has it. */
  _id: z.string().optional(),
  /** Pieces that are priced. */
  quantity: z.int().optional(),
  unitPrice: linePriceFields.unitPrice.optional(),
  discount: linePriceFields.discount.optional(),
  tax: linePriceFields.tax.optional(),
  total: linePriceFields.total.optional(),
});
/** The current unit price of a product or variant in US dollars, and whether enough of it is in stock. */
export type QuoteLine = z.infer<typeof quoteLineSchema>;

/** What the items cost now, as far as they are available, and whether they are. */
export const quoteSchema = z.strictObject({
  lines: z.array(quoteLineSchema),
  adjustments: adjustmentsSchema,
  /** US dollars for everything that can be bought. */
  total: z.number(),
  ...priceReplyFields,
  rejected: rejectedCodesSchema.optional(),
  /** Absent without any. */
  setAside: setAsideSchema.optional(),
  /** Absent without any. */
  gifts: giftsSchema.optional(),
  destination: destinationReplySchema.optional(),
  shippingMethods: z.array(shippingMethodReplySchema).optional(),
  /** The tax number of a customer who pays no tax; absent for all others. */
  taxId: z.string().optional(),
  /** How it can be paid, the default first. Absent from replies of earlier versions. */
  paymentMethods: z.array(paymentMethodSchema).optional(),
  /** What the shop offers besides, but not for this total. Absent without any. */
  unfitMethods: z.array(unfitMethodSchema).optional(),
});
/** What the items of a cart cost now, and whether they are available. */
export type Quote = z.infer<typeof quoteSchema>;
