import { z } from 'zod';
import { objectIdSchema, requiredText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { orderSchema, orderStatusSchema } from './orders.js';
import { orderShipmentSchema } from './shipment.js';

const moment = z.iso.datetime();

/** A person as the history and the notes of an order name them, by the name of today. */
const personSchema = z.strictObject({ _id: objectIdSchema, name: z.string() });

/** An order with its way, as its buyer sees it. */
export const orderDetailsSchema = orderSchema.extend({
  /** Every status it has had, the first one first. */
  history: z.array(z.strictObject({ status: orderStatusSchema, at: moment })),
  shipment: orderShipmentSchema,
  /** When its invoice was issued; null before that. */
  invoicedAt: moment.nullable(),
});
/** An order with its way, as its buyer sees it. */
export type OrderDetails = z.infer<typeof orderDetailsSchema>;

/** The same as administrators see it: with who did what, and their notes. */
export const adminOrderDetailsSchema = orderDetailsSchema.extend({
  history: z.array(z.strictObject({ status: orderStatusSchema, at: moment, by: personSchema })),
  /** What administrators wrote down for each other, the first one first. */
  notes: z.array(z.strictObject({ text: z.string(), at: moment, by: personSchema })),
});
/** An order with its way, who did what, and the administrators' notes. */
export type AdminOrderDetails = z.infer<typeof adminOrderDetailsSchema>;

/** Body of a new note. */
export const orderNoteInputSchema = z.object({
  text: requiredText('Note', { max: LIMITS.orderNote, multiline: true }),
});
