import {
  manualMethodsText,
  PREVIEW_PARAMETER,
  settingsSchema,
  withDraftPictures,
  type AuditFacts,
  type Settings,
  type SettingsAndPictures,
  type SettingsDraft,
  type StoredSettings,
} from '@shop/shared';
import type { AuditEntryRecord } from '../audit/index.js';
import type { SettingsDraftRecord, SettingsRecord } from './settings.model.js';

/** What the form edits. Fields that an earlier version of the shop did not store come from the environment. */
export function editedSettings(record: SettingsRecord | null, first: Settings): Settings {
  return settingsSchema.strip().parse({ ...first, ...record });
}

/** What an audit entry says of them. */
export function settingsFacts({ manualMethods, ...settings }: Partial<Settings>): AuditFacts {
  return {
    ...settings,
    ...(manualMethods && { manualMethods: manualMethodsText(manualMethods) }),
  };
}

/** The settings in a document, with the shop's own pictures. */
export function settingsOf(record: SettingsRecord | null, first: Settings): SettingsAndPictures {
  const { logo, banner, icon } = record?.pictures ?? {};
  const pictures = { ...(logo && { logo }), ...(banner && { banner }), ...(icon && { icon }) };
  return { ...editedSettings(record, first), ...((logo ?? banner ?? icon) && { pictures }) };
}

/** The settings as the draft would have them. */
export function previewedSettings(record: SettingsRecord, first: Settings): SettingsAndPictures {
  const published = settingsOf(record, first);
  // A preview is rendered beside the shop's own pages, and these have one currency.
  return {
    ...published,
    ...record.draft?.changes,
    pictures: withDraftPictures(published.pictures, record.draft?.pictures),
    currency: published.currency,
  };
}

/** The draft as administrators see it. @param published the settings without it. */
export function draftView(draft: SettingsDraftRecord, published: Settings): SettingsDraft {
  const { changes = {}, replaced = {}, pictures, secret, version } = draft;
  const path = `/?${PREVIEW_PARAMETER}=${secret}`;
  const overtaken = differing({ ...published, ...replaced }, published).filter(
    (name) => name in changes,
  );
  return { changes, overtaken, ...(pictures && { pictures }), version, path };
}

/** The names of the settings that are given and not as they are stored. */
export function differing(given: Partial<Settings>, stored: Settings): (keyof Settings)[] {
  return settingsSchema
    .keyof()
    .options.filter(
      (name) =>
        given[name] !== undefined && JSON.stringify(given[name]) !== JSON.stringify(stored[name]),
    );
}

/** The settings as an administrator edits them. Without a document, those of the environment. */
export function storedSettingsView(
  record: SettingsRecord | null,
  lastSave: AuditEntryRecord | null,
  first: Settings,
): StoredSettings {
  return {
    ...settingsOf(record, first),
    version: record?.version ?? 0,
    saved: lastSave && { at: lastSave.at.toISOString(), by: lastSave.by.name },
  };
}
