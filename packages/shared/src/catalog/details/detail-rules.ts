import { z } from 'zod';
import {
  mapDetails,
  PRODUCT_DETAIL_NAMES,
  PRODUCT_STATUSES,
  type ProductDetailName,
} from './product-details.js';

const statusText = z
  .enum(['', ...PRODUCT_STATUSES], { error: 'Status must be active, draft or archived' })
  .transform((status) => status || 'active');

const MOMENT = z.iso.datetime({ offset: true });

function momentText(label: string) {
  const error = `${label} must be a date and time such as 2026-12-01T08:00:00Z`;
  return z
    .string({ error })
    .refine((text) => text === '' || MOMENT.safeParse(text).success, error)
    .transform((text) => text && new Date(text).toISOString().replace(/\d{3}Z$/, '000Z'));
}

/** The rule of a form for the text of each detail; it gives the text its one spelling. */
export const DETAIL_RULES: Record<ProductDetailName, z.ZodType<string, string>> = {
  status: statusText,
  publishAt: momentText('Publication time'),
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
