import { z } from 'zod';
import { LIMITS } from '../limits.js';

const deliveryText = (max: number) =>
  z
    .string({ error: 'delivery must have a name, email, phone and address' })
    .max(max, 'delivery is too long');

/** Whom and where a parcel goes to. The body of a checkout may carry what the shopper was shown. */
export const contactSchema = z.object({
  name: deliveryText(LIMITS.userName),
  email: deliveryText(LIMITS.email),
  phone: deliveryText(LIMITS.phone),
  address: deliveryText(LIMITS.address),
});
/** Whom and where a parcel goes to. */
export type Contact = z.output<typeof contactSchema>;

/** The delivery of an order in replies, frozen at checkout. A part that is unknown is empty. */
export const deliverySchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The order was placed before the shop kept deliveries; the buyer's account was copied into it later. */
  completedLater: z.boolean(),
});
/** Whom and where an order goes to. */
export type Delivery = z.infer<typeof deliverySchema>;
