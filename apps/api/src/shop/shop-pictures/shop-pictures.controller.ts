import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { notFound, wrongField } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { cacheControl, findPhoto, imageReply, preparePhoto } from '../catalog/index.js';
import {
  draftView,
  SETTINGS_KEY,
  SettingsModel,
  settingsOf,
  type SettingsRecord,
  type ShopSettings,
} from '../settings/index.js';
import { DRAFT_PICTURE_IDS, saveInDraft } from './draft-pictures.js';
import { PICTURE_IDS } from './picture-ids.js';
import { saveShopPicture } from './save-shop-picture.js';

/** Dependencies of the pictures' controllers. */
export interface ShopPicturesDeps {
  settings: ShopSettings;
}

/** The published picture, or that of the draft if its version is asked for, as its preview does. */
export const get: Controller<typeof endpoints.getShopPicture> = async ({
  params: { kind },
  query,
}) => {
  const { pictures, draft } = (await SettingsModel.findById(SETTINGS_KEY).lean()) ?? {};
  const published = pictures?.[kind];
  const drafted = draft?.pictures?.[kind];
  const isDrafted = drafted && query.v === drafted.version && query.v !== published?.version;
  const id = isDrafted ? DRAFT_PICTURE_IDS[kind] : published && PICTURE_IDS[kind];
  const photo = id && (await findPhoto(id, query.w));
  if (!photo) throw notFound('Picture');
  return imageReply(photo, cacheControl(query.v, photo.version));
};

export function save(deps: ShopPicturesDeps): Controller<typeof endpoints.saveShopPicture> {
  return async ({ params: { kind }, query: { draft }, photo, actor, client }) => {
    if (!photo) throw wrongField('photo', 'Choose a picture');
    const prepared = await preparePhoto(photo, client);
    const record =
      draft === undefined
        ? await saveShopPicture(kind, prepared, actor)
        : await saveInDraft({ kind, draft }, prepared, actor);
    return savedReply(record, deps, 'shopPictureSaved');
  };
}

export function remove(deps: ShopPicturesDeps): Controller<typeof endpoints.deleteShopPicture> {
  return async ({ params: { kind }, query: { draft }, actor }) => {
    const record =
      draft === undefined
        ? await saveShopPicture(kind, null, actor)
        : await saveInDraft({ kind, draft }, null, actor);
    return savedReply(record, deps, 'shopPictureRemoved');
  };
}

/** This instance shows the pictures at once; the others within a second. */
function savedReply(
  record: SettingsRecord,
  { settings }: ShopPicturesDeps,
  text: 'shopPictureSaved' | 'shopPictureRemoved',
) {
  const now = settingsOf(record, settings.first);
  settings.keep(now);
  return {
    success: true as const,
    message: SUCCESS_TEXTS[text],
    pictures: now.pictures ?? {},
    ...(record.draft && { draft: draftView(record.draft) }),
  };
}
