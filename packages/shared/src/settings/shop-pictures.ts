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

/** Which picture a call is about. */
export const shopPictureParams = z.object({
  kind: z.enum(SHOP_PICTURES, { error: `kind must be one of: ${SHOP_PICTURES.join(', ')}` }),
});

/** The multipart form of a picture, which is the file field `photo`. */
export const shopPictureSchema = z.looseObject({});
