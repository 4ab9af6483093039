import { z } from 'zod';
import { objectIdSchema } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { ROW_RULES, type RowRule } from '../settings/home-rows.js';
import { idListSchema } from './catalog-params.js';

const nothing = z.literal('', 'This rule has nothing more to set');

/** What each rule has to be about. */
const ABOUT = {
  newest: nothing,
  sale: nothing,
  category: objectIdSchema,
  brand: z.string().min(1, 'Which brand is missing').max(200, 'A brand’s name can’t be this long'),
  tag: z.string().min(1, 'Which tag is missing').max(LIMITS.tag, 'A tag can’t be this long'),
  products: idListSchema(LIMITS.rowProducts),
} as const satisfies Record<RowRule, z.ZodType<string>>;

/** `?by=&of=` of a row of products. */
export const productRowQuerySchema = z
  .object({
    by: z.enum(ROW_RULES, { error: `by must be one of: ${ROW_RULES.join(', ')}` }),
    /** The id of a category, the slug of a brand, a tag, or ids of products separated by commas. */
    of: z.string().trim().default(''),
  })
  .superRefine(({ by, of }, context) => {
    const { error } = ABOUT[by].safeParse(of);
    error?.issues.forEach(({ message }) =>
      context.addIssue({ code: 'custom', path: ['of'], message }),
    );
  });
/** The query of a row, parsed. */
export type ProductRowQuery = z.output<typeof productRowQuerySchema>;
