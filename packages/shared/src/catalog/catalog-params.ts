import { z } from 'zod';
import { objectIdSchema } from '../contract/fields.js';

/** The id of a product or a category in a path. */
export const idParams = z.object({ id: objectIdSchema });

/** The slug of a product or a category in a path. */
export const slugParams = z.object({ slug: z.string().min(1).max(200) });
