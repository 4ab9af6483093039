import { route } from '@shop/http/route';
import { endpoints } from '@shop/shared';
import * as mailSettings from './mail-settings.controller.js';

export function mailSettingsRoutes(deps: mailSettings.MailSettingsDeps) {
  return [
    route(endpoints.getMailSettings, mailSettings.get(deps)),
    route(endpoints.updateMailSettings, mailSettings.update),
    route(endpoints.previewMail, mailSettings.preview(deps)),
    route(endpoints.sendTestMail, mailSettings.test(deps)),
  ];
}
