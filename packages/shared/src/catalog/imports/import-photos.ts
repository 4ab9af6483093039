import { z } from 'zod';
import { objectIdSchema, requiredText } from '../../contract/fields.js';
import { listQuerySchema } from '../../contract/pagination.js';

/** What became of a photo that the file names. */
export const IMPORT_PHOTO_STATES = ['waiting', 'done', 'failed'] as const;
/** One of `IMPORT_PHOTO_STATES`. */
export type ImportPhotoState = (typeof IMPORT_PHOTO_STATES)[number];

/** The longest name of a photo's file, in characters. */
const NAME = 200;

/** The text field of the form that sends a photo. The photo is the file field `photo`. */
export const importPhotoInputSchema = z.object({
  /** That of its file, by which the file of products names it. */
  name: requiredText('The name of the photo', { max: NAME }),
});

/** How many photos an import has. */
export const importPhotosSchema = z.strictObject({
  /** Photos that were sent with it. */
  files: z.int(),
  /** Photos that the file names and that are not at hand: these products keep what they have. */
  left: z.int(),
  /** Of a checked file, those at hand; then those that are not done yet. */
  waiting: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Those that were sent and that the file does not name: how many, and the names of the first 20. Absent if none. */
  unused: z.strictObject({ count: z.int(), names: z.array(z.string()) }).optional(),
});

/** Which photos of an import. */
export const importPhotosQuerySchema = listQuerySchema.extend({
  state: z
    .enum(IMPORT_PHOTO_STATES, {
      error: `state must be one of: ${IMPORT_PHOTO_STATES.join(', ')}`,
    })
    .optional(),
});

/** A photo that the file names, and what became of it. */
export const importPhotoSchema = z.strictObject({
  _id: objectIdSchema,
  line: z.int(),
  /** The name of its file, or its address. */
  src: z.string(),
  state: z.enum(IMPORT_PHOTO_STATES),
  /** Why it has failed. */
  reason: z.string().nullable(),
});
/** A photo that the file of an import names. */
export type ImportPhoto = z.infer<typeof importPhotoSchema>;
