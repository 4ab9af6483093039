import { z } from 'zod';
import { optionalText, requiredText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { LIST_NAMES } from './lists.js';
import { hiddenColumnsSchema } from './preferences.js';

/** A saved view of a list. */
export const listViewSchema = z.strictObject({
  name: requiredText('The name', { max: LIMITS.viewName }),
  /** Filters and sort order as in the address of the list, without `?`: `status=waiting&sort=oldest`. */
  search: optionalText('The filters', { max: LIMITS.viewSearch }),
  /** The columns that it leaves out. Absent if it leaves the columns as they are. */
  hidden: hiddenColumnsSchema.optional(),
});
/** See {@link listViewSchema}. */
export type ListView = z.infer<typeof listViewSchema>;

const versionSchema = z.int({ error: 'version must be a whole number' }).min(0);

/** Views in the order of their tabs, and a number that increases with every change; 0 while there are none. */
export const listViewsSchema = z.strictObject({
  views: z.array(listViewSchema),
  version: versionSchema,
});
/** See {@link listViewsSchema}. */
export type ListViews = z.infer<typeof listViewsSchema>;

/** Body that replaces the views of a list, given the version that the caller has seen. */
export const listViewsInputSchema = z.object({
  views: z
    .array(listViewSchema, { error: 'views must be a list of views' })
    .max(LIMITS.listViews, `A list can have at most ${LIMITS.listViews} views`)
    .refine(
      (views) => new Set(views.map(({ name }) => name)).size === views.length,
      'Each view needs a name of its own',
    ),
  version: versionSchema,
});
/** See {@link listViewsInputSchema}. */
export type ListViewsInput = z.output<typeof listViewsInputSchema>;

/** The list in the path of a call. */
export const listNameParams = z.object({
  list: z.enum(LIST_NAMES, { error: 'There is no such list' }),
});
