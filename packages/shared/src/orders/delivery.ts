import { z } from 'zod';
import { LIMITS } from '../limits.js';

const deliveryText = (max: number) =>
  z
    .string({ error: 'delivery must have a name, email, phone and address' })
    .max(max, 'delivery is too long');

/** Recipient and address of a parcel. The body of a checkout may include what the shopper was shown. */
export const contactSchema = z.object({
  name: deliveryText(LIMITS.userName),
  email: deliveryText(LIMITS.email),
  phone: deliveryText(LIMITS.phone),
  address: deliveryText(LIMITS.address),
});
/** Recipient and address of a parcel. */
export type Contact = z.output<typeof contactSchema>;

/** The delivery of an order in replies, fixed at checkout. Unknown parts are empty. */
export const deliverySchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The order predates stored deliveries; this one was copied from the buyer's account later. */
  completedLater: z.boolean(),
});
/** Recipient and address of an order. */
export type Delivery = z.infer<typeof deliverySchema>;
