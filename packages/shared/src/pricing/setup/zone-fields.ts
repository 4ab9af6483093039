import { z } from 'zod';
import { NO_COUNTRY } from '../../addresses/countries.js';
import { objectIdSchema, optionalText, requiredText } from '../../contract/fields.js';
import { TAX_CLASSES } from '../taxes/tax-rate.js';
import { count, dollars, ids } from './fields.js';

/** Tiers up to a limit, inclusive; the last one may have none. */
const tiers = <Limit extends z.ZodType>(upTo: Limit) =>
  z
    .array(z.object({ upTo, price: dollars('The price') }))
    .min(1)
    .max(50);

const priceSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('flat'), price: dollars('The price') }),
  z.object({ by: z.literal('weight'), tiers: tiers(z.number().min(0).optional()) }),
  z.object({ by: z.literal('amount'), tiers: tiers(dollars('The amount').optional()) }),
  z.object({
    by: z.literal('pieces'),
    first: dollars('The price of the first piece'),
    each: dollars('The price of each other piece'),
  }),
]);

/** The fields of a method of delivery. */
export const methodFields = {
  name: requiredText('Name', { max: 100 }),
  price: priceSchema,
  /** US dollars after discounts, as are the other amounts. All limits are inclusive. */
  freeFrom: dollars('The amount').optional(),
  minAmount: dollars('The lowest amount').optional(),
  maxAmount: dollars('The highest amount').optional(),
  /** Grams. */
  minWeight: count('The lowest weight').optional(),
  maxWeight: count('The highest weight').optional(),
  excludedProducts: ids('Products').optional(),
  excludedCategories: ids('Categories').optional(),
  /** Estimated days, such as `2 to 4`. */
  days: optionalText('Days', { max: 40 }).default(''),
  /** Where the goods can be picked up; empty if they are sent. */
  pickUpAt: optionalText('Address', { max: 200 }).default(''),
};

const countrySchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, NO_COUNTRY);

/** The fields of a zone. What is absent does not restrict it: a zone without countries is everywhere. */
export const shippingZoneFields = {
  name: requiredText('Name', { max: 100 }),
  countries: z.array(countrySchema).min(1).max(250).optional(),
  /** Codes of states in its only country. */
  states: z
    .array(requiredText('A state', { max: 60 }).toUpperCase())
    .min(1)
    .max(100)
    .optional(),
  /** Ranges of postal codes, both inclusive, compared as texts of the same length. */
  postalCodes: z
    .array(
      z.object({
        from: requiredText('A postal code', { max: 20 }).toUpperCase(),
        to: requiredText('A postal code', { max: 20 }).toUpperCase(),
      }),
    )
    .min(1)
    .max(200)
    .optional(),
  /** Whether tax is rounded for each line, or once for all lines with the same rate. */
  taxRounding: z.enum(['line', 'total']).default('line'),
  /** The class whose rate delivery is taxed at; the standard one if absent. */
  deliveryTaxClass: z.enum(TAX_CLASSES).optional(),
};

const methods = <Method extends z.ZodType>(method: Method) =>
  z
    .array(method, { error: 'methods must be a list' })
    .max(50, 'A zone can have at most 50 methods');

/** What is sent of a zone. A method that is new has no id yet. */
export const zoneInputFields = {
  ...shippingZoneFields,
  methods: methods(z.object({ ...methodFields, _id: objectIdSchema.optional() })),
};
/** A zone before what its fields say together is checked. */
export type ShippingZoneFields = z.output<z.ZodObject<typeof zoneInputFields>>;
