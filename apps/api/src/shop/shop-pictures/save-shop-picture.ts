import { inTransaction } from '@shop/mongo';
import type { ShopPictureKind } from '@shop/shared';
import type { SignedInActor } from '@shop/http/access';
import { recordAuditEntry } from '../audit/index.js';
import {
  changed,
  deletePhotos,
  photoFields,
  SETTINGS,
  storePhoto,
  type PreparedPhoto,
} from '../catalog/index.js';
import { SETTINGS_KEY, SettingsModel, type SettingsRecord } from '../settings/index.js';
import { PICTURE_IDS } from './picture-ids.js';

/**
 * Replaces one of the shop's pictures, or removes it. The version of the settings stays: a form that is
 * open elsewhere does not edit pictures.
 * @param photo null for the drawn one.
 * @returns the settings with their pictures.
 */
export function saveShopPicture(
  kind: ShopPictureKind,
  photo: PreparedPhoto | null,
  by: SignedInActor,
): Promise<SettingsRecord> {
  return inTransaction(async (session) => {
    const before = await SettingsModel.findById(SETTINGS_KEY, null, { session }).lean();
    const field = `pictures.${kind}`;
    const update = photo ? { $set: { [field]: photoFields(photo) } } : { $unset: { [field]: 1 } };
    const after = await SettingsModel.findOneAndUpdate(
      { _id: SETTINGS_KEY },
      { ...update, $setOnInsert: { version: 0 } },
      // Until the settings are saved, the environment's values apply, not the model's.
      { session, upsert: true, returnDocument: 'after', setDefaultsOnInsert: false },
    ).lean();
    if (photo) await storePhoto(PICTURE_IDS[kind], photo, session);
    else await deletePhotos([PICTURE_IDS[kind]], session);
    await changed([SETTINGS], session);
    await recordAuditEntry(
      {
        action: photo ? 'saveShopPicture' : 'deleteShopPicture',
        by,
        subject: { kind: 'settings', _id: SETTINGS_KEY, name: 'Settings' },
        before: { [kind]: before?.pictures?.[kind]?.version ?? null },
        after: { [kind]: photo?.version ?? null },
      },
      session,
    );
    return after;
  });
}
