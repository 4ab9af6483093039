import { z } from 'zod';
import { objectIdSchema, requiredText } from '../../contract/fields.js';
import { TAX_CLASSES } from '../taxes/tax-rate.js';
import { ids, momentSchema, percent, versionSchema } from './fields.js';

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

interface Validity {
  from?: string | undefined;
  until?: string | undefined;
}

function checkValidity({ from, until }: Validity, context: z.RefinementCtx): void {
  if (from !== undefined && until !== undefined && from >= until)
    context.addIssue({ code: 'custom', path: ['until'], message: 'It must end after it begins' });
}

/** Body of a new rate. */
export const taxRateInputSchema = z.object(taxRateFields).superRefine(checkValidity);
/** A rate, parsed. */
export type TaxRateInput = z.output<typeof taxRateInputSchema>;

/** Body of a save, with the version that the administrator saw. */
export const taxRateEditSchema = z
  .object({ ...taxRateFields, version: versionSchema })
  .superRefine(checkValidity);

/** A rate in replies to an administrator. */
export const taxRateSchema = z.strictObject({
  ...taxRateFields,
  _id: objectIdSchema,
  version: z.int(),
});
/** A rate as it is stored. */
export type StoredTaxRate = z.output<typeof taxRateSchema>;
