import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { LIST_NAMES } from './lists.js';

/** The name of a column in code, such as `lastOrder`. */
export const columnSchema = z
  .string({ error: 'A column must have a name' })
  .regex(/^[a-zA-Z]{1,30}$/, 'This is not the name of a column');

/** Columns of a list that are not shown. */
export const hiddenColumnsSchema = z
  .array(columnSchema, { error: 'Columns must be a list of names' })
  .max(LIMITS.listColumns, `A list has at most ${LIMITS.listColumns} columns`);

const WIDTHS = 'A width must be a whole number of pixels from 40 to 1,200';

/** How somebody wants to see a list. What is absent is as the list itself has it. */
export const listChoiceSchema = z.strictObject({
  form: z.enum(['cards', 'rows'], { error: 'form must be cards or rows' }).optional(),
  density: z.enum(['compact', 'roomy'], { error: 'density must be compact or roomy' }).optional(),
  hidden: hiddenColumnsSchema.optional(),
  /** In CSS pixels, by column. */
  widths: z
    .record(columnSchema, z.int({ error: WIDTHS }).min(40, WIDTHS).max(1_200, WIDTHS))
    .refine(
      (widths) => Object.keys(widths).length <= LIMITS.listColumns,
      `A list has at most ${LIMITS.listColumns} columns`,
    )
    .optional(),
});
/** See {@link listChoiceSchema}. */
export type ListChoice = z.infer<typeof listChoiceSchema>;

/** What an administrator chose for the screens, kept with the account. */
export const preferencesSchema = z.strictObject({
  lists: z.partialRecord(z.enum(LIST_NAMES), listChoiceSchema).optional(),
  /** Whether the first steps of a new shop are no longer shown. */
  firstStepsDismissed: z.boolean({ error: 'firstStepsDismissed must be true or false' }).optional(),
});
/** See {@link preferencesSchema}. */
export type Preferences = z.infer<typeof preferencesSchema>;

/** Body that changes preferences: what it names replaces what there was, the rest stays. */
export const preferencesInputSchema = z.object({ preferences: preferencesSchema });
