import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { postalAddressSchema, storedAddressSchema } from './postal-address.js';

/** Body that replaces the addresses of an account. The first one is where its orders go by default. */
export const addressBookInputSchema = z.object({
  addresses: z
    .array(postalAddressSchema, { error: 'addresses must be a list' })
    .max(LIMITS.addresses, `At most ${LIMITS.addresses} addresses can be kept`),
  /** The version that the client has seen; 0 while none was kept. */
  version: z.int({ error: 'version must be a whole number' }).min(0),
});

/** The addresses of an account, and a number that increases with every change. */
export const addressBookSchema = z.strictObject({
  addresses: z.array(storedAddressSchema),
  version: z.int(),
});
/** The addresses of an account. */
export type AddressBook = z.infer<typeof addressBookSchema>;
