import { z } from 'zod';
import { settingsSchema } from './settings.js';
import { draftPicturesSchema } from './shop-pictures.js';

/** Id of the draft in audit entries. */
export const SETTINGS_DRAFT_ID = '5e7700000000000000000005';

/** The parameter of an address that shows the draft in place of the settings. */
export const PREVIEW_PARAMETER = 'preview';

/** Settings that are not published yet, in replies to an administrator. */
export const settingsDraftSchema = z.strictObject({
  /** The settings that it changes. The others are as they are stored. */
  changes: settingsSchema.partial(),
  /** Those of its changes whose setting somebody has published otherwise since the draft was saved. */
  overtaken: z.array(settingsSchema.keyof()),
  /** The pictures that it changes; absent if it changes none. */
  pictures: draftPicturesSchema.optional(),
  /** When it was saved, in milliseconds since 1970: each save has its own. */
  version: z.int(),
  /** Where the home page shows it. Nobody can guess the address, which each save changes. */
  path: z.string(),
});
/** See {@link settingsDraftSchema}. */
export type SettingsDraft = z.infer<typeof settingsDraftSchema>;

/** The query of a call that discards the draft: which one. */
export const settingsDraftQuerySchema = z.object({
  version: z.coerce.number({ error: 'The version must be a whole number' }).int().min(0),
});
