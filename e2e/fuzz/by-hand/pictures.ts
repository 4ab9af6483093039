import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { png } from '../inputs/pictures.js';
import { mustSucceed } from './must-succeed.js';

/** The names of the calls that `showLogo` makes. */
export const PICTURE_CALLS = ['saveShopPicture', 'getShopPicture'];

/** Gives the shop a logo, and reads it. */
export async function showLogo(admin: ApiClient): Promise<void> {
  const params = { kind: 'logo' } as const;
  const photo = new Blob([new Uint8Array(png(90, 90))]);
  await admin.call(endpoints.saveShopPicture, { params, body: { photo } });
  mustSucceed(await admin.send(endpoints.getShopPicture, { params }));
}
