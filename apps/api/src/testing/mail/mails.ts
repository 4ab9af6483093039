import { JobModel, workOffNext } from '@shop/mongo/jobs';
import { DEFAULT_SETTINGS, type MailKind } from '@shop/shared';
import { ACCOUNT_MAILS, ACCOUNT_SECRETS } from '../../shop/accounts/index.js';
import { handleStockAlerts, STOCK_ALERT_TOPIC, STOCK_MAILS } from '../../shop/catalog/index.js';
import { PREPARED_MAILS } from '../../shop/checkout/index.js';
import { handleMail, MAIL_TOPIC, MailModel, smtpMailer } from '../../shop/mail/index.js';
import { REPORT_MAILS } from '../../shop/reports/index.js';
import { ORDER_MAILS } from '../../shop/orders/index.js';
import { PAY_SECRETS } from '../../shop/payments/index.js';

interface Shop {
  smtpUrl?: string;
  mailFrom?: string;
  publicUrl?: string;
  /** How long the mail server may take for each step, in milliseconds. */
  patienceMs?: number;
}

/** Writes and sends mails as the shop does. */
export function mailHandler(shop: Shop = {}) {
  const { smtpUrl, mailFrom, publicUrl, patienceMs: ms } = shop;
  const patience = ms ? { connection: ms, greeting: ms, silence: ms, all: ms } : undefined;
  return handleMail({
    writers: {
      ...ORDER_MAILS,
      ...ACCOUNT_MAILS,
      ...PREPARED_MAILS,
      ...STOCK_MAILS,
      ...REPORT_MAILS,
    },
    secrets: { ...ACCOUNT_SECRETS, ...PAY_SECRETS },
    mailer: smtpUrl === undefined ? undefined : smtpMailer(smtpUrl, patience),
    mailFrom,
    publicUrl,
    settings: () => Promise.resolve(DEFAULT_SETTINGS),
  });
}

/** Works off all mails that are to be sent, as if the time that they wait had passed. @returns why tries failed. */
export async function sendMails(shop: Shop = {}): Promise<unknown[]> {
  const failures: unknown[] = [];
  const reports = { failed: (_job: unknown, error: unknown) => failures.push(error) };
  const handlers = { [MAIL_TOPIC]: mailHandler(shop), [STOCK_ALERT_TOPIC]: handleStockAlerts };
  await JobModel.updateMany({ state: 'due' }, { $set: { dueAt: new Date(0) } });
  while (await workOffNext(handlers, reports));
  return failures;
}

/** The stored mails of a kind, oldest first. */
export function mailsOf(kind: MailKind) {
  return MailModel.find({ kind }).sort({ createdAt: 1 }).lean();
}
