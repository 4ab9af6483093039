import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';

/** The names of the calls that `draftSettings` makes. */
export const DRAFT_CALLS = ['saveSettingsDraft', 'deleteSettingsDraft'];

/** Keeps settings as a draft, and discards it. */
export async function draftSettings(admin: ApiClient): Promise<void> {
  const { settings, draft: known } = await admin.call(endpoints.getSettings);
  const body = { ...settings, tagline: 'Drafted by hand', draft: known?.version };
  const { draft } = await admin.call(endpoints.saveSettingsDraft, { body });
  await admin.call(endpoints.deleteSettingsDraft, { query: { version: draft.version } });
}
