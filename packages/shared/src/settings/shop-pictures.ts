import { z } from 'zod';
import { photoSchema } from '../catalog/photos/photos.js';

/** What a shop can have a picture of its own for: beside its name, in the banner of the home page, and in the browser's tab. */
export const SHOP_PICTURES = ['logo', 'banner', 'icon'] as const;
/** One of `SHOP_PICTURES`. */
export type ShopPictureKind = (typeof SHOP_PICTURES)[number];

/** The shop's own pictures; a kind is absent where the drawn one is shown. */
export const shopPicturesSchema = z.strictObject({
  logo: photoSchema.optional(),
  banner: photoSchema.optional(),
  icon: photoSchema.optional(),
});
/** See {@link shopPicturesSchema}. */
export type ShopPictures = z.infer<typeof shopPicturesSchema>;

/** The pictures that a draft of the settings changes; null for one that it removes. */
export const draftPicturesSchema = z.strictObject({
  logo: photoSchema.nullable().optional(),
  banner: photoSchema.nullable().optional(),
  icon: photoSchema.nullable().optional(),
});
/** See {@link draftPicturesSchema}. */
export type DraftPictures = z.infer<typeof draftPicturesSchema>;

/** The pictures that a shop has once a draft is published. */
export function withDraftPictures(
  published: ShopPictures = {},
  drafted: DraftPictures = {},
): ShopPictures {
  const all = Object.entries({ ...published, ...drafted });
  return Object.fromEntries(all.filter(([, photo]) => photo !== null));
}

/** Which picture a call is about. */
export const shopPictureParams = z.object({
  kind: z.enum(SHOP_PICTURES, { error: `kind must be one of: ${SHOP_PICTURES.join(', ')}` }),
});

/** Into which draft of the settings a picture is saved; without it, the picture is published at once. */
export const shopPictureQuerySchema = z.object({
  draft: z.coerce.number({ error: 'The draft must be a whole number' }).int().min(0).optional(),
});

/** The multipart form of a picture, which is the file field `photo`. */
export const shopPictureSchema = z.looseObject({});
