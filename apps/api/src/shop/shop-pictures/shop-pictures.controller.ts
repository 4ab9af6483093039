import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { notFound, wrongField } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { cacheControl, findPhoto, imageReply, preparePhoto } from '../catalog/index.js';
import { settingsOf, type SettingsRecord, type ShopSettings } from '../settings/index.js';
import { PICTURE_IDS, saveShopPicture } from './save-shop-picture.js';

/** Dependencies of the pictures' controllers. */
export interface ShopPicturesDeps {
  settings: ShopSettings;
}

export function get({ settings }: ShopPicturesDeps): Controller<typeof endpoints.getShopPicture> {
  return async ({ params: { kind }, query }) => {
    const { pictures } = await settings.stored();
    const photo = pictures?.[kind] && (await findPhoto(PICTURE_IDS[kind], query.w));
    if (!photo) throw notFound('Picture');
    return imageReply(photo, cacheControl(query.v, photo.version));
  };
}

export function save(deps: ShopPicturesDeps): Controller<typeof endpoints.saveShopPicture> {
  return async ({ params: { kind }, photo, actor, client }) => {
    if (!photo) throw wrongField('photo', 'Choose a picture');
    const prepared = await preparePhoto(photo, client);
    return savedReply(await saveShopPicture(kind, prepared, actor), deps, 'shopPictureSaved');
  };
}

export function remove(deps: ShopPicturesDeps): Controller<typeof endpoints.deleteShopPicture> {
  return async ({ params: { kind }, actor }) =>
    savedReply(await saveShopPicture(kind, null, actor), deps, 'shopPictureRemoved');
}

/** This instance shows the pictures at once; the others within a second. */
function savedReply(
  record: SettingsRecord,
  { settings }: ShopPicturesDeps,
  text: 'shopPictureSaved' | 'shopPictureRemoved',
) {
  const now = settingsOf(record, settings.first);
  settings.keep(now);
  return { success: true as const, message: SUCCESS_TEXTS[text], pictures: now.pictures ?? {} };
}
