import { route } from '@shop/http/route';
import { endpoints } from '@shop/shared';
import * as mails from './mail.controller.js';

export function mailRoutes(deps: mails.MailRoutesDeps) {
  return [
    route(endpoints.listMails, mails.list(deps)),
    route(endpoints.resendMail, mails.resend(deps)),
  ];
}
