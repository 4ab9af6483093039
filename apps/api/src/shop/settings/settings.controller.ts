import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { latestAuditEntry } from '../audit/index.js';
import type { Controller } from '@shop/http/route';
import { saveSettings, type RecordChange } from './save-settings.js';
import { SETTINGS_KEY, SettingsModel } from './settings.model.js';
import { settingsOf, storedSettingsView } from './settings.view.js';
import type { ShopSettings } from './shop-settings.js';

/** Dependencies of the settings' controllers. */
export interface SettingsDeps {
  settings: ShopSettings;
  recordSettingsChange: RecordChange;
}

/** Reads the database, not the cached copy: the editor needs the stored version. */
export function get({
  settings,
}: Pick<SettingsDeps, 'settings'>): Controller<typeof endpoints.getSettings> {
  return async () => {
    const record = await SettingsModel.findById(SETTINGS_KEY).lean();
    const lastSave = await latestAuditEntry(SETTINGS_KEY);
    return { success: true, settings: storedSettingsView(record, lastSave, settings.first) };
  };
}

export function update({
  settings,
  recordSettingsChange,
}: SettingsDeps): Controller<typeof endpoints.updateSettings> {
  return async ({ body, actor }) => {
    const record = await saveSettings(body, actor, settings.first, recordSettingsChange);
    settings.keep(settingsOf(record, settings.first));
    const lastSave = await latestAuditEntry(SETTINGS_KEY);
    return {
      success: true,
      message: SUCCESS_TEXTS.settingsSaved,
      settings: storedSettingsView(record, lastSave, settings.first),
    };
  };
}
