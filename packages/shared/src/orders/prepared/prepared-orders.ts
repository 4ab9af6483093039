import { z } from 'zod';
import { storedAddressSchema } from '../../addresses/postal-address.js';
import { objectIdSchema, optionalText } from '../../contract/fields.js';
import { listQuerySchema } from '../../contract/pagination.js';
import { LIMITS } from '../../limits.js';
import { checkoutFieldsSchema, checkTaxNumber, orderInputSchema } from '../checkout.js';

/** For how many days after its last change a prepared order is kept. */
export const PREPARED_ORDER_DAYS = 180;

const versionSchema = z.int({ error: 'The version must be a whole number' }).min(1);

const { billing, taxId } = checkoutFieldsSchema.shape;

/**
 * Body of an order that an administrator prepares: what a quote takes, where its invoice goes, and a note that the
 * customer reads.
 */
export const preparedOrderInputSchema = orderInputSchema.extend({
  billing,
  taxId,
  note: optionalText('Note', { max: LIMITS.orderNote, multiline: true }).optional(),
});
/** What is prepared, parsed. */
export type PreparedOrderInput = z.output<typeof preparedOrderInputSchema>;

/** Body of a save, with the version that the administrator saw. */
export const preparedOrderUpdateSchema = preparedOrderInputSchema.extend({
  version: versionSchema,
});

/** Body of the call that sends one, with the version that the administrator saw. */
export const preparedOrderSendingSchema = z.object({ version: versionSchema });

/**
 * Body of the customer's call that orders it: what they were shown, and what they chose themselves. With `codes`, only
 * these of its codes are used: others may have expired since.
 */
export const preparedCheckoutSchema = checkoutFieldsSchema
  .omit({ items: true, note: true })
  .extend({ version: versionSchema })
  .superRefine(checkTaxNumber);

/** Which prepared orders are listed: those that wait for the administrator, for the customer, or that are ordered. */
export const PREPARED_STATES = ['unsent', 'sent', 'ordered'] as const;
/** One of `PREPARED_STATES`. */
export type PreparedState = (typeof PREPARED_STATES)[number];

const STATES = PREPARED_STATES.join(', ');

/** The page of the list, and which prepared orders it has. */
export const preparedOrdersQuerySchema = listQuerySchema.extend({
  state: z.enum(PREPARED_STATES, { error: `state must be one of: ${STATES}` }).optional(),
});
/** The query of the prepared orders, parsed. */
export type PreparedOrdersQuery = z.output<typeof preparedOrdersQuerySchema>;

/** What is prepared, in replies to its customer. It holds no prices: a quote of its items says what it costs now. */
export const myPreparedOrderSchema = z.strictObject({
  _id: objectIdSchema,
  /** Increases with each change. */
  version: z.int(),
  items: z.array(
    z.strictObject({
      product: objectIdSchema,
      variant: objectIdSchema.optional(),
      quantity: z.int(),
      /** Of the product, with its variant; null once the shop has no such product. */
      name: z.string().nullable(),
    }),
  ),
  codes: z.array(z.string()).optional(),
  address: storedAddressSchema.optional(),
  billing: storedAddressSchema.optional(),
  taxId: z.string().optional(),
  /** The id of a delivery method. */
  shippingMethod: objectIdSchema.optional(),
  note: z.string().optional(),
  /** The number of the order that it became; null before. */
  order: z.int().nullable(),
});
/** What is prepared, for its customer. */
export type MyPreparedOrder = z.infer<typeof myPreparedOrderSchema>;

/** A prepared order in replies to administrators. */
export const preparedOrderSchema = myPreparedOrderSchema.extend({
  customer: z.strictObject({ _id: objectIdSchema, name: z.string(), email: z.string() }),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  /** When it was last changed or sent. */
  changedAt: z.iso.datetime(),
  /** When the link was last sent to the customer; null before. */
  sentAt: z.iso.datetime().nullable(),
});
/** An order that an administrator has prepared for a customer. */
export type PreparedOrder = z.infer<typeof preparedOrderSchema>;
