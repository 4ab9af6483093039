import { z } from 'zod';
import { objectIdSchema } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';
import { isGtin } from './gtin.js';

/** Barcodes, separated by commas. */
export const barcodeListSchema = z
  .string()
  .refine((list) => list.split(',').every(isGtin), 'These must be GTINs, separated by commas')
  .refine(
    (list) => list.split(',').length <= LIMITS.barcodes,
    `At most ${LIMITS.barcodes} can be looked for`,
  );

/** A product, or a variant of it, that has a barcode. */
export const barcodeUseSchema = z.strictObject({
  /** As it is stored. */
  barcode: z.string(),
  product: z.strictObject({ _id: objectIdSchema, name: z.string() }),
  /** The variant's name; absent if the product itself has the barcode. */
  variant: z.string().optional(),
});
/** A product, or a variant of it, that has a barcode. */
export type BarcodeUse = z.infer<typeof barcodeUseSchema>;

/** What has a barcode, as messages name it: `“Blue shirt”`, `“Blue shirt (S / Red)”`. */
export function barcodeUseName({
  product: { name },
  variant,
}: Omit<BarcodeUse, 'barcode'>): string {
  return variant === undefined ? `“${name}”` : `“${name} (${variant})”`;
}

const MOST_NAMED = 3;

/** Says what has the same barcode as something else. @param names such as `“Blue shirt”`; at least one */
export function sameBarcodeText(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const shown = more > 0 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names;
  const has = names.length === 1 ? 'has' : 'have';
  return `${new Intl.ListFormat('en').format(shown)} ${has} this barcode too`;
}
