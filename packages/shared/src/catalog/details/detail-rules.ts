import { z } from 'zod';
import { optionalText, requiredText } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';
import { TAX_CLASSES } from '../../pricing/taxes/tax-rate.js';
import { PRODUCT_FIELDS } from '../product-fields.js';
import { formRule } from '../product-rules.js';
import { isGtin } from '../variants/gtin.js';
import { attributesText, readAttributes, readTags, tagsText } from './detail-texts.js';
import {
  mapDetails,
  PRODUCT_DETAIL_NAMES,
  PRODUCT_DETAILS,
  PRODUCT_STATUSES,
  type ProductDetailName,
} from './product-details.js';

const statusText = z
  .enum(['', ...PRODUCT_STATUSES], { error: 'Status must be active, draft or archived' })
  .transform((status) => status || 'active');

/** Empty for the class of its category, or the standard one. */
const taxClassText = z.enum(['', ...TAX_CLASSES], {
  error: 'Tax class must be standard, reduced or zero',
});

const MOMENT = z.iso.datetime({ offset: true });

function momentText(label: string) {
  const error = `${label} must be a date and time such as 2026-12-01T08:00:00Z`;
  return z
    .string({ error })
    .refine((text) => text === '' || MOMENT.safeParse(text).success, error)
    .transform((text) => text && new Date(text).toISOString().replace(/\d{3}Z$/, '000Z'));
}

/** A number in a text that may be empty, in its shortest spelling. */
function numberText(kind: 'dollars' | 'pieces', { label, max }: { label: string; max: number }) {
  const rule = formRule({ kind, label, max });
  return z
    .string({ error: `${label} must be text` })
    .trim()
    .transform((text, context) => (text === '' ? '' : String(checked(text, rule, context))));
}

/** The value by a rule of its own, whose first message is said of the whole text. */
function checked<Input, Output>(
  value: Input,
  rule: z.ZodType<Output, Input>,
  context: z.RefinementCtx,
): Output {
  const { data, error } = rule.safeParse(value);
  if (!error) return data;
  context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? error.message });
  return z.NEVER;
}

/** A text of one line whose spaces are single. */
function lineText(label: string, max: number) {
  return optionalText(label, { max }).transform((text) => text.replace(/\s+/g, ' '));
}

const barcodeText = optionalText(PRODUCT_DETAILS.barcode.label, { max: LIMITS.sku }).refine(
  (text) => text === '' || isGtin(text),
  'Barcode must be a GTIN of 8, 12, 13 or 14 digits with the right check digit',
);

/**
 * Reads a text as a list and checks its items; the text that is kept is made of what was read. What is wrong with an
 * item is said of the whole text, because a form has it as one field.
 */
function listText<Item>(
  label: string,
  read: (text: string) => Item[],
  { rule, write }: { rule: z.ZodType<Item[], Item[]>; write: (items: Item[]) => string },
) {
  return z
    .string({ error: `${label} must be text` })
    .transform((text, context) => checked(read(text), rule, context))
    .transform(write);
}

const tagsRule = z
  .array(requiredText('A tag', { max: LIMITS.tag }))
  .max(LIMITS.tags, `A product can have at most ${LIMITS.tags} tags`);

const attributesRule = z
  .array(
    z.object({
      name: requiredText("An attribute's name", { max: LIMITS.attributeName }),
      value: requiredText("An attribute's value", { max: LIMITS.attributeValue }),
    }),
  )
  .max(LIMITS.attributes, `A product can have at most ${LIMITS.attributes} attributes`);

/** The rule of a form for the text of each detail; it gives the text its one spelling. */
export const DETAIL_RULES: Record<ProductDetailName, z.ZodType<string, string>> = {
  status: statusText,
  publishAt: momentText('Publication time'),
  brand: lineText('Brand', LIMITS.brandName),
  compareAtPrice: numberText('dollars', {
    ...PRODUCT_FIELDS.price,
    ...PRODUCT_DETAILS.compareAtPrice,
  }),
  lowestPrice: numberText('dollars', { ...PRODUCT_FIELDS.price, ...PRODUCT_DETAILS.lowestPrice }),
  sku: lineText('SKU', LIMITS.sku),
  barcode: barcodeText,
  weight: numberText('pieces', { ...PRODUCT_DETAILS.weight, max: LIMITS.weightGrams }),
  taxClass: taxClassText,
  tags: listText('Tags', readTags, { rule: tagsRule, write: tagsText }),
  attributes: listText('Attributes', readAttributes, {
    rule: attributesRule,
    write: attributesText,
  }),
  seoTitle: lineText('SEO title', LIMITS.seoTitle),
  seoDescription: lineText('SEO description', LIMITS.seoDescription),
};

/** The details of a form. What it leaves out stays as it is stored, and is none in a new product. */
export const detailsInput = mapDetails((name) => DETAIL_RULES[name].optional());

/** The details that an edit form was opened with. */
export const detailsBefore = Object.fromEntries(
  PRODUCT_DETAIL_NAMES.map((name) => [
    `${name}Before`,
    z.string({ error: `${name}Before must be text` }).optional(),
  ]),
) as Record<`${ProductDetailName}Before`, z.ZodOptional<z.ZodString>>;
