import type { Controller } from '@shop/http/route';
import { findPage } from '@shop/mongo';
import { SUCCESS_TEXTS, type endpoints, type Mail } from '@shop/shared';
import { DATE_ORDERS } from '../../platform/date-order.js';
import { mailsOf } from './mail-areas.js';
import { MailModel, type MailRecord } from './mail.model.js';
import type { Mailer } from './mailer.js';
import { resendMail, type NumberOfOrder } from './resend-mail.js';

/** Dependencies of the mails' controllers. */
export interface MailRoutesDeps {
  /** Without a mail server, mails are kept. */
  mailer?: Mailer | undefined;
  numberOfOrder: NumberOfOrder;
}

export function list({
  mailer,
}: Pick<MailRoutesDeps, 'mailer'>): Controller<typeof endpoints.listMails> {
  return async ({ query, user }) => {
    const filter = { ...mailsOf(user), ...(query.state && { state: query.state }) };
    const { rows, total } = await findPage(
      MailModel,
      { filter, sort: DATE_ORDERS[query.sort] },
      query,
    );
    return { success: true, mails: rows.map(mailView), total, canSend: mailer !== undefined };
  };
}

export function resend({
  numberOfOrder,
}: Pick<MailRoutesDeps, 'numberOfOrder'>): Controller<typeof endpoints.resendMail> {
  return async ({ params, actor }) => {
    const mail = await resendMail(params.id, actor, numberOfOrder);
    return { success: true, message: SUCCESS_TEXTS.mailResent, mail: mailView(mail) };
  };
}

function mailView(mail: MailRecord): Mail {
  const { _id, kind, order, to, subject, text, state, createdAt, sentAt, failure } = mail;
  return {
    _id: _id.toHexString(),
    kind,
    order: order?.toHexString() ?? null,
    to: to.address,
    subject,
    text,
    state,
    at: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    failure: failure ?? null,
  };
}
