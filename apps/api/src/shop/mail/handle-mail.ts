import { HttpError } from '@shop/http/errors';
import { withoutPeople } from '@shop/http/log';
import { inTransaction, isDuplicate } from '@shop/mongo';
import { NotYetError, type JobHandler, type JobRecord } from '@shop/mongo/jobs';
import { MERCHANT_MAIL_KINDS, type Settings } from '@shop/shared';
import { Types } from 'mongoose';
import { holdAccount } from '../../platform/mongo/hold-account.js';
import type { Mailer } from './mailer.js';
import { composeMail } from './words/compose-mail.js';
import { LOGO_ID, mailSettings } from './settings/mail-settings.model.js';
import { MailModel, type MailRecord } from './mail.model.js';
import { SECRET, type MailSecrets, type MailWriters } from './mail-writer.js';
import { causeOf } from './send-later.js';

/** What writes and sends the mails. */
export interface MailDeps {
  writers: MailWriters;
  secrets: MailSecrets;
  /** Without a mail server, mails are kept. */
  mailer: Mailer | undefined;
  /** The address that mails come from; the shop's own by default. */
  mailFrom: string | undefined;
  /** The shop's public address; without it, mails have no links. */
  publicUrl: string | undefined;
  settings: () => Promise<Settings>;
}

/** Writes the mail of a job, unless an earlier try has, and sends it. */
export function handleMail(deps: MailDeps): JobHandler {
  return async (job) => {
    const settings = await deps.settings();
    const from = { name: settings.name, address: deps.mailFrom ?? settings.email };
    const written = await MailModel.findOne({ cause: job.key }).lean();
    const mail = written ?? (await writeMail(job, { ...deps, from: from.address, shop: settings }));
    if (mail?.state !== 'waiting') return;
    await send(mail, { ...deps, from });
  };
}

interface Writing extends Pick<MailDeps, 'writers' | 'mailer' | 'publicUrl'> {
  from: string;
  shop: Settings;
}

/** Stores the mail that is to be sent. Undefined if there is nothing to say, or nobody to say it to. */
async function writeMail(job: JobRecord, writing: Writing): Promise<MailRecord | undefined> {
  const mail = await compose(job, writing);
  const stored = mail && (await store(mail));
  if (stored !== 'gone') return stored;
  // The shop hears of an order whose buyer is gone. Written anew, without what was deleted with the account.
  const isToShop = MERCHANT_MAIL_KINDS.some((kind) => kind === mail?.kind);
  const anew = isToShop ? await compose(job, writing) : undefined;
  if (!anew) return undefined;
  delete anew.user;
  const again = await store(anew);
  return again === 'gone' ? undefined : again;
}

async function compose(
  { key, data }: JobRecord,
  { writers, mailer, publicUrl, from, shop }: Writing,
): Promise<MailRecord | undefined> {
  const { kind, id, event } = causeOf(data);
  const addressed = await writers[kind](id, shop, event);
  if (!addressed) return undefined;
  const { to, user, order, letter } = addressed;
  const context = { shop, publicUrl, settings: await mailSettings(), logo: `cid:${LOGO_ID}` };
  return {
    _id: new Types.ObjectId(),
    cause: key,
    kind,
    ...(user && { user }),
    ...(order && { order }),
    to,
    ...composeMail(kind, addressed, context),
    ...(letter.unsubscribe && publicUrl && { unsubscribe: publicUrl + letter.unsubscribe }),
    messageId: `<${key.replaceAll(':', '.')}@${from.split('@').at(-1) ?? 'shop'}>`,
    state: mailer ? 'waiting' : 'kept',
    createdAt: new Date(),
  };
}

/** @returns `gone` if the account was deleted that it is about */
async function store(mail: MailRecord): Promise<MailRecord | 'gone' | undefined> {
  try {
    await inTransaction(async (session) => {
      if (mail.user) await holdAccount(mail.user, session);
      await MailModel.collection.insertOne(mail, { session });
    });
    return mail;
  } catch (error) {
    // Another process has written it after the end of this one's lease.
    if (isDuplicate(error))
      return (await MailModel.findOne({ cause: mail.cause }).lean()) ?? undefined;
    if (error instanceof HttpError && error.status === 401) return 'gone';
    throw error;
  }
}

async function send(
  mail: MailRecord,
  {
    mailer,
    secrets,
    from,
  }: Pick<MailDeps, 'mailer' | 'secrets'> & { from: { name: string; address: string } },
): Promise<void> {
  const mark = (fields: Partial<MailRecord>) =>
    MailModel.updateOne({ _id: mail._id }, { $set: fields });
  if (!mailer) {
    await mark({ state: 'kept' });
    return;
  }
  try {
    const { refusal } = await mailer.send(
      await withSecret(mail, secrets),
      from,
      await logoOf(mail),
    );
    if (refusal === undefined) await mark({ state: 'sent', sentAt: new Date() });
    else await mark({ state: 'failed', failure: refusal });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await mark({ failure: reason });
    // The job keeps no address.
    throw error instanceof NotYetError ? error : new Error(withoutPeople(reason));
  }
}

/** The mail as its recipient gets it. The secret is not stored: administrators read stored mails. */
async function withSecret(mail: MailRecord, secrets: MailSecrets): Promise<MailRecord> {
  if (!mail.html.includes(SECRET)) return mail;
  const secret = await secrets[mail.kind]?.(mail);
  if (secret === undefined) return mail;
  const filledIn = (text: string) => text.replaceAll(SECRET, secret);
  return { ...mail, text: filledIn(mail.text), html: filledIn(mail.html) };
}

/** The logo as it is now, for a mail that shows it. */
async function logoOf({ html }: MailRecord): Promise<Buffer | undefined> {
  if (!html.includes(`cid:${LOGO_ID}`)) return undefined;
  const { logo } = await mailSettings();
  return logo ? Buffer.from(logo, 'base64') : undefined;
}
