import { z } from 'zod';
import { objectIdSchema } from '../contract/fields.js';

/** The id of a product or a category in a path. */
export const idParams = z.object({ id: objectIdSchema });

/** The slug of a product or a category in a path. */
export const slugParams = z.object({ slug: z.string().min(1).max(200) });

/** Ids, separated by commas. @param most how many there may be */
export const idListSchema = (most: number) =>
  z
    .string()
    .refine(
      (list) => list.split(',').every((id) => objectIdSchema.safeParse(id).success),
      'These must be ids, separated by commas',
    )
    .refine((list) => list.split(',').length <= most, `At most ${most} can be chosen`);
