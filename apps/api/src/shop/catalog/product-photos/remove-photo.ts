import { inTransaction } from '@shop/mongo';
import type { Actor } from '@shop/http/access';
import { deletePhotos } from '../photos/stored-photos.js';
import type { ProductRecord } from '../products/product.model.js';
import { VariantModel } from '../variants/variant.model.js';
import { assertSeen, type WhichPhoto } from './replace-photo.js';
import { photoAmong, writePhotos } from './write-photos.js';

/**
 * Removes a photo from a product and from the variants that show it. The next one becomes the first.
 * @throws HttpError 404 for an unknown product or photo, 409 if somebody else has replaced it since.
 */
export function removePhoto({ id, photoId, seen }: WhichPhoto, by: Actor): Promise<ProductRecord> {
  return inTransaction((session) =>
    writePhotos(
      { id, by },
      async (photos, product) => {
        const removed = photoAmong(photos, photoId);
        await assertSeen(removed, seen, product);
        await deletePhotos([removed._id], session);
        if (product.variantsSaved)
          await VariantModel.updateMany(
            { product: product._id, photo: removed._id },
            { $set: { photo: null } },
            { session },
          );
        return photos.filter((photo) => photo !== removed);
      },
      session,
    ),
  );
}
