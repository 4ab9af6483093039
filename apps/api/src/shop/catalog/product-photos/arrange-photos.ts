import { inTransaction } from '@shop/mongo';
import type { ArrangedPhotos } from '@shop/shared';
import type { Actor } from '@shop/http/access';
import { conflict, wrongField } from '@shop/http/errors';
import { whoChanged } from '../../audit/index.js';
import type { ProductRecord, StoredPhoto } from '../products/product.model.js';
import { revisionOf } from './product-photos.js';
import { writePhotos } from './write-photos.js';

/**
 * Saves the order and the alt texts of a product's photos. Repeating it changes nothing more.
 * @throws HttpError 404 for an unknown product, 409 if somebody else has changed the photos since, 400 if not each of
 * them is in the list once.
 */
export function arrangePhotos(
  id: string,
  { photos: wanted, revision }: ArrangedPhotos,
  by: Actor,
): Promise<ProductRecord> {
  return inTransaction((session) =>
    writePhotos(
      { id, by },
      async (photos, product) => {
        const arranged = arrange(photos, wanted);
        if (arranged && revisionOf(arranged) === revisionOf(photos)) return photos;
        if (revisionOf(photos) !== revision) throw await changedMeanwhile(product);
        if (!arranged) throw wrongField('photos', 'List each photo of the product once');
        return arranged;
      },
      session,
    ),
  );
}

/** The photos in their new order; undefined if not each of them is in the list once. */
function arrange(
  photos: readonly StoredPhoto[],
  wanted: ArrangedPhotos['photos'],
): StoredPhoto[] | undefined {
  const known = new Map(photos.map((photo) => [photo._id.toHexString(), photo]));
  const arranged = wanted.flatMap(({ _id, alt }) => {
    const photo = known.get(_id);
    known.delete(_id);
    return photo ? [{ ...photo, alt }] : [];
  });
  return known.size === 0 && arranged.length === wanted.length ? arranged : undefined;
}

async function changedMeanwhile({ _id }: ProductRecord) {
  const who = await whoChanged(_id, { fact: 'photos' });
  const message = `${who} changed the photos of this product meanwhile. Your change is not saved: look at the photos and make it again.`;
  return conflict(message, [{ field: 'revision', message }]);
}
