import { SHOP_PICTURES, type ShopPictureKind } from '@shop/shared';
import { Types } from 'mongoose';
import type { SignedInActor } from '@shop/http/access';
import {
  deletePhotos,
  movePhoto,
  photoFields,
  storePhoto,
  type PreparedPhoto,
} from '../catalog/index.js';
import { saveDraftPicture, type PicturesOfDrafts } from '../settings/index.js';
import { PICTURE_IDS } from './picture-ids.js';

/** Under which ids the bytes of a draft's pictures are stored. */
export const DRAFT_PICTURE_IDS: Record<ShopPictureKind, Types.ObjectId> = {
  logo: new Types.ObjectId('5e7700000000000000000014'),
  banner: new Types.ObjectId('5e7700000000000000000015'),
  icon: new Types.ObjectId('5e7700000000000000000016'),
};

/** Replaces or removes a picture in the draft of a version. @param photo null for the drawn one. */
export function saveInDraft(
  { kind, draft }: { kind: ShopPictureKind; draft: number },
  photo: PreparedPhoto | null,
  by: SignedInActor,
) {
  const id = DRAFT_PICTURE_IDS[kind];
  const pictures = { [kind]: photo && photoFields(photo) };
  return saveDraftPicture(
    draft,
    {
      pictures,
      store: (session) => (photo ? storePhoto(id, photo, session) : deletePhotos([id], session)),
    },
    by,
  );
}

/** What becomes of the pictures when their draft ends. */
export const PICTURES_OF_DRAFTS: PicturesOfDrafts = {
  async publish(pictures, session) {
    for (const kind of SHOP_PICTURES) {
      const to = PICTURE_IDS[kind];
      if (pictures[kind]) await movePhoto({ from: DRAFT_PICTURE_IDS[kind], to }, session);
      else if (pictures[kind] === null) await deletePhotos([to], session);
    }
  },
  discard: (session) => deletePhotos(Object.values(DRAFT_PICTURE_IDS), session),
};
