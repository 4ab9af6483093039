import type { Endpoint } from '../contract/endpoint.js';
import { done, ok } from '../contract/replies.js';
import { photoQuerySchema } from '../catalog/photos/photos.js';
import { settingsInputSchema } from './settings-input.js';
import { shopPictureParams, shopPictureSchema, shopPicturesSchema } from './shop-pictures.js';
import { storedSettingsSchema } from './settings.js';

/** Reading and saving the shop's settings. */
export const settingsEndpoints = {
  getSettings: {
    method: 'GET',
    path: '/settings',
    access: 'admin',
    area: 'settings',
    summary: "The shop's settings, with their version and who saved them last",
    status: 200,
    response: ok({ settings: storedSettingsSchema }),
  },
  updateSettings: {
    method: 'PUT',
    path: '/settings',
    access: 'admin',
    area: 'settings',
    summary:
      "Save the shop's settings; 409 when somebody saved them since the version that is sent",
    body: settingsInputSchema,
    status: 200,
    response: done({ settings: storedSettingsSchema }),
  },
  getShopPicture: {
    method: 'GET',
    path: '/settings/pictures/:kind',
    access: 'public',
    summary:
      "The shop's logo, its icon or the photo of its banner, in the smallest width that is enough",
    params: shopPictureParams,
    query: photoQuerySchema,
    status: 200,
    response: 'image',
  },
  saveShopPicture: {
    method: 'PUT',
    path: '/settings/pictures/:kind',
    access: 'admin',
    area: 'settings',
    summary: 'Replace the logo, the icon or the photo of the banner by the file field `photo`',
    params: shopPictureParams,
    body: shopPictureSchema,
    encoding: 'multipart',
    status: 200,
    response: done({ pictures: shopPicturesSchema }),
  },
  deleteShopPicture: {
    method: 'DELETE',
    path: '/settings/pictures/:kind',
    access: 'admin',
    area: 'settings',
    summary: 'Remove the logo, the icon or the photo of the banner',
    params: shopPictureParams,
    status: 200,
    response: done({ pictures: shopPicturesSchema }),
  },
} as const satisfies Record<string, Endpoint>;
