import { SUCCESS_TEXTS, type endpoints, type ShopPictureKind } from '@shop/shared';
import type { SignedInActor } from '@shop/http/access';
import { notFound, wrongField } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import {
  cacheControl,
  findPhoto,
  imageReply,
  preparePhoto,
  type PreparedPhoto,
} from '../catalog/index.js';
import {
  draftView,
  SETTINGS_KEY,
  SettingsModel,
  settingsOf,
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
  return async ({ params, query, photo, actor, client }) => {
    if (!photo) throw wrongField('photo', 'Choose a picture');
    return saveIn({ ...params, ...query }, await preparePhoto(photo, client), actor, deps);
  };
}

export function remove(deps: ShopPicturesDeps): Controller<typeof endpoints.deleteShopPicture> {
  return ({ params, query, actor }) => saveIn({ ...params, ...query }, null, actor, deps);
}

/**
 * Saves a picture, or removes it, in a draft or at once: then this instance shows it at once, and the others within a
 * second.
 */
async function saveIn(
  { kind, draft }: { kind: ShopPictureKind; draft?: number | undefined },
  photo: PreparedPhoto | null,
  by: SignedInActor,
  { settings }: ShopPicturesDeps,
) {
  const isDrafted = draft !== undefined;
  const record = isDrafted
    ? await saveInDraft({ kind, draft }, photo, by)
    : await saveShopPicture(kind, photo, by);
  const now = settingsOf(record, settings.first);
  settings.keep(now);
  return {
    success: true as const,
    message: SUCCESS_TEXTS[photo ? 'shopPictureSaved' : 'shopPictureRemoved'],
    pictures: now.pictures ?? {},
    ...(isDrafted && record.draft && { draft: draftView(record.draft, now) }),
  };
}
