import { z } from 'zod';
import { postalAddressSchema, storedAddressSchema } from '../addresses/postal-address.js';

/** Body of a correction. With `addressBefore`, it applies only if the order still goes there; null stands for none. */
export const addressCorrectionSchema = z.object({
  address: postalAddressSchema,
  addressBefore: storedAddressSchema.nullable().optional(),
});
/** A correction of the address of an order. */
export type AddressCorrection = z.output<typeof addressCorrectionSchema>;
