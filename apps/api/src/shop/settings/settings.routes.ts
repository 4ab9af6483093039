import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import * as settings from './settings.controller.js';

export function settingsRoutes(deps: settings.SettingsDeps) {
  return [
    route(endpoints.getSettings, settings.get(deps)),
    route(endpoints.updateSettings, settings.update(deps)),
    route(endpoints.saveSettingsDraft, settings.keepDraft(deps)),
    route(endpoints.deleteSettingsDraft, settings.discardDraft(deps)),
  ];
}
