import { LIMITS } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { conflict } from '@shop/http/errors';
import { photoFields } from '../photos/photo-fields.js';
import type { PreparedPhoto } from '../photos/prepare-photo.js';
import { storePhoto } from '../photos/stored-photos.js';
import type { ProductRecord } from '../products/product.model.js';
import { writePhotos } from './write-photos.js';

/** A photo for a product. */
export interface NewPhoto {
  photo: PreparedPhoto;
  /** May be empty. */
  alt: string;
}

/**
 * Adds a photo to a product, as its last one. A picture that the product already has is not added again.
 * @throws HttpError 404 for an unknown product, 409 if it has as many photos as it can have.
 */
export function addPhoto(
  id: string,
  { photo, alt, by }: NewPhoto & { by: Actor },
  session: ClientSession,
): Promise<ProductRecord> {
  return writePhotos(
    { id, by },
    async (photos, product) => {
      if (photos.some(({ version }) => version === photo.version)) return photos;
      if (photos.length >= LIMITS.photos) {
        const message = `A product can have at most ${LIMITS.photos} photos`;
        throw conflict(message, [{ field: 'photo', message }]);
      }
      const _id = photos.length === 0 ? product._id : new Types.ObjectId();
      await storePhoto(_id, photo, session);
      return [...photos, { _id, alt, ...photoFields(photo) }];
    },
    session,
  );
}
