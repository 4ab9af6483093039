import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { done, ok } from '../contract/replies.js';
import { photoQuerySchema } from '../catalog/photos/photos.js';
import { settingsDraftQuerySchema, settingsDraftSchema } from './settings-draft.js';
import { settingsInputSchema } from './settings-input.js';
import {
  shopPictureParams,
  shopPictureQuerySchema,
  shopPictureSchema,
  shopPicturesSchema,
} from './shop-pictures.js';
import { storedSettingsSchema } from './settings.js';

/** Reading and saving the shop's settings. */
export const settingsEndpoints = {
  getSettings: {
    method: 'GET',
    path: '/settings',
    access: 'admin',
    area: 'settings',
    summary:
      "The shop's settings, with their version and who saved them last, and the draft, if there is one",
    status: 200,
    response: ok({
      settings: storedSettingsSchema,
      draft: settingsDraftSchema.optional(),
      /** Present while the shop only pretends to take payments. */
      simulated: z.literal(true).optional(),
    }),
  },
  updateSettings: {
    method: 'PUT',
    path: '/settings',
    access: 'admin',
    area: 'settings',
    summary:
      "Save the shop's settings, and end the draft whose version is sent; 409 when somebody saved either since the version that is sent",
    body: settingsInputSchema,
    status: 200,
    response: done({ settings: storedSettingsSchema }),
  },
  saveSettingsDraft: {
    method: 'PUT',
    path: '/settings/draft',
    access: 'admin',
    area: 'settings',
    summary:
      'Keep settings as a draft, which only its address shows; 409 when somebody saved them or the draft meanwhile',
    body: settingsInputSchema,
    // Programs send the settings that they were shown, with pictures and all; its reply has only what changes.
    ignoresUnknownFields: true,
    status: 200,
    response: done({ draft: settingsDraftSchema }),
  },
  deleteSettingsDraft: {
    method: 'DELETE',
    path: '/settings/draft',
    access: 'admin',
    area: 'settings',
    summary: 'Discard the draft of the settings; 409 when it is another one',
    query: settingsDraftQuerySchema,
    status: 200,
    response: done({}),
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
    summary:
      'Replace the logo, the icon or the photo of the banner by the file field `photo`, at once or in a draft; 409 when the draft is another one',
    params: shopPictureParams,
    query: shopPictureQuerySchema,
    body: shopPictureSchema,
    encoding: 'multipart',
    status: 200,
    response: done({ pictures: shopPicturesSchema, draft: settingsDraftSchema.optional() }),
  },
  deleteShopPicture: {
    method: 'DELETE',
    path: '/settings/pictures/:kind',
    access: 'admin',
    area: 'settings',
    summary:
      'Remove the logo, the icon or the photo of the banner, at once or in a draft; 409 when the draft is another one',
    params: shopPictureParams,
    query: shopPictureQuerySchema,
    status: 200,
    response: done({ pictures: shopPicturesSchema, draft: settingsDraftSchema.optional() }),
  },
} as const satisfies Record<string, Endpoint>;
