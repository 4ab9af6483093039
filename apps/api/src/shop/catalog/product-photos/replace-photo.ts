import { inTransaction } from '@shop/mongo';
import type { Actor } from '@shop/http/access';
import { conflict } from '@shop/http/errors';
import { whoChanged } from '../../audit/index.js';
import { photoFields } from '../photos/photo-fields.js';
import type { PreparedPhoto } from '../photos/prepare-photo.js';
import { storePhoto } from '../photos/stored-photos.js';
import type { ProductRecord, StoredPhoto } from '../products/product.model.js';
import { photoAmong, writePhotos } from './write-photos.js';

/** A photo of a product; `seen` is the version that was shown. */
export interface WhichPhoto {
  id: string;
  photoId: string;
  seen: string | undefined;
}

/**
 * Puts another picture in the place of a photo, which keeps its alt text and its variants. Repeating it changes nothing
 * more.
 * @throws HttpError 404 for an unknown product or photo, 409 if somebody else has replaced it since.
 */
export function replacePhoto(
  { id, photoId, seen }: WhichPhoto,
  prepared: PreparedPhoto,
  by: Actor,
): Promise<ProductRecord> {
  return inTransaction((session) =>
    writePhotos(
      { id, by },
      async (photos, product) => {
        const replaced = photoAmong(photos, photoId);
        if (replaced.version === prepared.version) return photos;
        await assertSeen(replaced, seen, product);
        await storePhoto(replaced._id, prepared, session);
        return photos.map((photo) =>
          photo === replaced ? { ...photo, ...photoFields(prepared) } : photo,
        );
      },
      session,
    ),
  );
}

/** @throws HttpError 409 if a photo is no longer the one that was shown. */
export async function assertSeen(
  { version }: StoredPhoto,
  seen: string | undefined,
  { _id }: Pick<ProductRecord, '_id'>,
): Promise<void> {
  if (seen === undefined || seen === version) return;
  const who = await whoChanged(_id, { fact: 'photos' });
  const message = `${who} replaced this photo after you opened it. Load the photos again.`;
  throw conflict(message, [{ field: 'photo', message }]);
}
