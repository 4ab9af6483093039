import { z } from 'zod';
import { optionalText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { isCountry, NO_COUNTRY } from './countries.js';

const part = (label: string, max: number) => optionalText(label, { max }).optional();

/** Two letters of ISO 3166, in upper case once parsed. */
const country = z
  .string({ error: 'Country must be text' })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, NO_COUNTRY)
  .refine(isCountry, NO_COUNTRY);

/**
 * An address as carriers and tax offices take it. All parts are optional: a quote takes what is known so far, and an
 * unusual address is not refused.
 */
export const postalAddressSchema = z.object({
  name: part('Name', LIMITS.userName),
  company: part('Company', 100),
  line1: part('Address', LIMITS.address),
  line2: part('Address line 2', LIMITS.address),
  city: part('City', 100),
  /** Its code where it has one, such as CA. */
  state: part('State', 60),
  postalCode: part('Postal code', 20),
  country: country.optional(),
  phone: part('Phone', LIMITS.phone),
});
/** An address in parts. */
export type PostalAddress = z.output<typeof postalAddressSchema>;

/** The same in replies: only the parts that are known. */
export const storedAddressSchema = z.strictObject({
  name: z.string().optional(),
  company: z.string().optional(),
  line1: z.string().optional(),
  line2: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string().optional(),
  phone: z.string().optional(),
});

/** The parts of an address, in the order in which they are stored. */
export const ADDRESS_PARTS = [
  'name',
  'company',
  'line1',
  'line2',
  'city',
  'state',
  'postalCode',
  'country',
  'phone',
] as const;
/** One of `ADDRESS_PARTS`. */
export type AddressPart = (typeof ADDRESS_PARTS)[number];

/** The parts of an address that say something, or undefined if none does. */
export function knownParts(address: PostalAddress | undefined): PostalAddress | undefined {
  const known = ADDRESS_PARTS.flatMap((part) => {
    const text = address?.[part];
    return text ? [[part, text] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
