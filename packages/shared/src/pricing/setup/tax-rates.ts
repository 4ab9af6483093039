import { z } from 'zod';
import { objectIdSchema, requiredText } from '../../contract/fields.js';
import { ids, momentSchema, percent, versionSchema } from './fields.js';

/** The classes of goods that taxes tell apart. */
export const TAX_CLASSES = ['standard', 'reduced', 'zero'] as const;

/** The fields of a rate of a zone for a class of goods. Several rates of one class add up. */
export const taxRateFields = {
  /** As cart, order and invoice show it. */
  name: requiredText('Name', { max: 60 }),
  zone: objectIdSchema,
  taxClass: z.enum(TAX_CLASSES).default('standard'),
  /** Goods of these categories are of this class; all others, and delivery, are of the standard class. */
  categories: ids('Categories').optional(),
  /** Percent, with at most three decimals. */
  rate: percent('The rate', 100),
  /** Whether prices contain the tax; otherwise it is added. */
  isIncluded: z.boolean().default(false),
  from: momentSchema.optional(),
  until: momentSchema.optional(),
};

/** Body of a new rate. */
export const taxRateInputSchema = z.object(taxRateFields);
/** A rate, parsed. */
export type TaxRateInput = z.output<typeof taxRateInputSchema>;

/** Body of a save, with the version that the administrator saw. */
export const taxRateEditSchema = taxRateInputSchema.extend({ version: versionSchema });

/** A rate in replies to an administrator. */
export const taxRateSchema = z.strictObject({
  ...taxRateFields,
  _id: objectIdSchema,
  version: z.int(),
});
/** A rate as it is stored. */
export type StoredTaxRate = z.output<typeof taxRateSchema>;
