import { z } from 'zod';
import { objectIdSchema } from '../../contract/fields.js';

/** The accepted MIME types of uploads, each with its display name. */
export const PHOTO_TYPES = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
} as const;
/** A key of `PHOTO_TYPES`, such as `image/png`. */
export type PhotoType = keyof typeof PHOTO_TYPES;

/** Upload limits. A reverse proxy must allow them: `client_max_body_size` in docs/operations.md. */
export const PHOTO_LIMITS = {
  /** Bytes of the file: 5 MB. */
  bytes: 5 * 1024 * 1024,
  /** Width times height: 40 megapixels. */
  pixels: 40_000_000,
} as const;

// British English lists have no comma before "or".
const typeNames = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  Object.values(PHOTO_TYPES),
);
const size = `at most ${PHOTO_LIMITS.bytes / 1024 ** 2} MB`;

/** What the product form and the API say about an upload. */
export const PHOTO_TEXTS = {
  wrongType: `The photo must be a ${typeNames} picture`,
  tooLarge: `The photo must be ${size}`,
  empty: 'The photo is an empty file',
  damaged: 'The photo is damaged: it could not be read',
  tooManyPixels: `The photo must have at most ${PHOTO_LIMITS.pixels / 1_000_000} megapixels`,
} as const;

/** What a client needs to show a product's photo. The bytes come from `getProductPhoto`. */
export const photoSchema = z.strictObject({
  /** Changes with the photo, so that a URL with `?v=` can be cached forever. */
  version: z.string(),
  /** The largest stored width, in pixels. */
  width: z.int(),
  /** The height at that width, in pixels. */
  height: z.int(),
});
/** See {@link photoSchema}. */
export type Photo = z.infer<typeof photoSchema>;

/** Which of a product's photos is wanted and in which width, and the version that makes its URL cacheable. */
export const photoQuerySchema = z.object({
  w: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'The width must be a whole number of pixels')
    .transform(Number)
    .optional(),
  v: z.string().max(64).optional(),
  /** By default, the first one. */
  photo: objectIdSchema.optional(),
});
