import { z } from 'zod';
import { objectIdSchema, optionalText } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';
import { photoSchema } from './photos.js';

/** One of several photos of a product, or one with an alt text. */
export const productPhotoSchema = photoSchema.extend({
  _id: objectIdSchema,
  /** What it shows, for those who can't see it; empty if nobody wrote it. */
  alt: z.string(),
});
/** See {@link productPhotoSchema}. */
export type ProductPhoto = z.infer<typeof productPhotoSchema>;

/** A product's photos as lists don't have them: absent unless it has several, or one with an alt text. */
export const photosShown = { photos: z.array(productPhotoSchema).optional() };

const alt = optionalText('Alt text', { max: LIMITS.photoAlt });

/** The text field of a new photo's form. The photo is sent with it, as the file field `photo`. */
export const newPhotoSchema = z.object({ alt: alt.default('') });

/** The text field of the form that replaces a photo. */
export const replacedPhotoSchema = z.object({
  /** The version of the photo that was shown: another one is a conflict. */
  photoBefore: z.string({ error: 'photoBefore must be text' }).max(64).optional(),
});

/** All photos of a product in their new order, the first one first, with their alt texts. */
export const arrangedPhotosSchema = z.object({
  photos: z
    .array(z.object({ _id: objectIdSchema, alt }), { error: 'photos must be a list' })
    .max(LIMITS.photos, `A product can have at most ${LIMITS.photos} photos`),
  /** Of the photos that were shown. */
  revision: z.string({ error: 'revision must be text' }).max(64),
});
/** See {@link arrangedPhotosSchema}. */
export type ArrangedPhotos = z.output<typeof arrangedPhotosSchema>;
