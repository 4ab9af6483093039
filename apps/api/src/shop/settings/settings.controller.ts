import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { latestAuditEntry } from '../audit/index.js';
import type { Controller } from '@shop/http/route';
import { saveSettings, type SavingDeps } from './save-settings.js';
import { deleteDraft, saveDraft } from './settings-draft.js';
import { SETTINGS_KEY, SettingsModel } from './settings.model.js';
import { draftView, editedSettings, settingsOf, storedSettingsView } from './settings.view.js';
import type { ShopSettings } from './shop-settings.js';

/** Dependencies of the settings' controllers. */
export interface SettingsDeps extends SavingDeps {
  settings: ShopSettings;
  /** Whether the shop only pretends to take payments. */
  isSimulated: boolean;
}

/** Reads the database, not the cached copy: the editor needs the stored version. */
export function get({
  settings,
  isSimulated,
}: Pick<SettingsDeps, 'settings' | 'isSimulated'>): Controller<typeof endpoints.getSettings> {
  return async () => {
    const record = await SettingsModel.findById(SETTINGS_KEY).lean();
    const lastSave = await latestAuditEntry(SETTINGS_KEY);
    return {
      success: true,
      settings: storedSettingsView(record, lastSave, settings.first),
      ...(isSimulated && { simulated: true as const }),
      ...(record?.draft && {
        draft: draftView(record.draft, editedSettings(record, settings.first)),
      }),
    };
  };
}

export function update({
  settings,
  ...deps
}: SettingsDeps): Controller<typeof endpoints.updateSettings> {
  return async ({ body, actor }) => {
    const record = await saveSettings(body, actor, settings.first, deps);
    settings.keep(settingsOf(record, settings.first));
    const lastSave = await latestAuditEntry(SETTINGS_KEY);
    return {
      success: true,
      message: SUCCESS_TEXTS.settingsSaved,
      settings: storedSettingsView(record, lastSave, settings.first),
    };
  };
}

export function keepDraft({
  settings,
}: Pick<SettingsDeps, 'settings'>): Controller<typeof endpoints.saveSettingsDraft> {
  return async ({ body, actor }) => {
    const record = await saveDraft(body, actor, settings.first);
    const draft = draftView(record, { ...settings.first, ...record.replaced });
    return { success: true, message: SUCCESS_TEXTS.settingsDraftSaved, draft };
  };
}

export function discardDraft({
  picturesOfDrafts,
}: Pick<SettingsDeps, 'picturesOfDrafts'>): Controller<typeof endpoints.deleteSettingsDraft> {
  return async ({ query, actor }) => {
    await deleteDraft(query.version, actor, picturesOfDrafts);
    return { success: true, message: SUCCESS_TEXTS.settingsDraftDiscarded };
  };
}
