import type { Endpoint } from '../contract/endpoint.js';
import { done, ok } from '../contract/replies.js';
import { settingsInputSchema } from './settings-input.js';
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
} as const satisfies Record<string, Endpoint>;
