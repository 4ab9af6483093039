import { z } from 'zod';
import { objectIdSchema, optionalText, requiredText } from '../contract/fields.js';
import type { ProductField } from './product-fields.js';

type Bounded = Pick<Extract<ProductField, { max: number }>, 'label' | 'max'>;

/** The rule for an amount in US dollars. */
export function dollarsRule({ label, max }: Bounded) {
  const format = `${label} must be 0 or more, with at most two decimals`;
  return z
    .number({ error: `${label} must be a number` })
    .min(0, format)
    .max(max, `${label} must be at most ${max}`)
    .refine((dollars) => Number(dollars.toFixed(2)) === dollars, format);
}

/** The rule for a whole number of pieces. */
export function piecesRule({ label, max }: Bounded) {
  const format = `${label} must be a whole number, 0 or more`;
  return z
    .number({ error: `${label} must be a number` })
    .int(format)
    .min(0, format)
    .max(max, `${label} must be at most ${max}`);
}

function digits(label: string) {
  return z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`);
}

/** Dollars in digits, at most two decimals. A number input also accepts exponents such as 1e9. */
function dollarsText({ label, max }: Bounded) {
  const tooHigh = `${label} must be at most ${max}`;
  return digits(label)
    .regex(/^\d+(\.\d{1,2})?$/, {
      error: ({ input }: { input?: unknown }) =>
        Number(input) > max ? tooHigh : `${label} must be 0 or more, with at most two decimals`,
    })
    .transform(Number)
    .refine((dollars) => dollars <= max, tooHigh);
}

function piecesText({ label, max }: Bounded) {
  return digits(label)
    .regex(/^\d{1,15}$/, `${label} must be a whole number, 0 or more`)
    .transform(Number)
    .refine((pieces) => pieces <= max, `${label} must be at most ${max}`);
}

/** A select: '0' is No, '1' is Yes (spec, section 9). */
function yesNoText(label: string) {
  return z
    .enum(['0', '1', 'false', 'true'], { error: `${label} must be 0 or 1` })
    .transform((value) => value === '1' || value === 'true');
}

/** How a field is read from the text that a form sends. */
export function formRule(field: ProductField): z.ZodType<unknown, string> {
  const { label } = field;
  switch (field.kind) {
    case 'text':
      return field.optional ? optionalText(label, field) : requiredText(label, field);
    case 'dollars':
      return dollarsText(field);
    case 'pieces':
      return piecesText(field);
    case 'yesNo':
      return yesNoText(label);
    case 'category':
      return z
        .string({ error: `${label} is required` })
        .min(1, `${label} is required`)
        .pipe(objectIdSchema);
  }
}

const REPLY_RULES = {
  text: z.string(),
  dollars: z.number(),
  pieces: z.int(),
  yesNo: z.boolean(),
  category: objectIdSchema,
};

/** A field in replies. */
export function replyRule({ kind }: ProductField): z.ZodType {
  return REPLY_RULES[kind];
}
