import type { SignedInActor } from '@shop/http/access';
import { inTransaction } from '@shop/mongo';
import { enqueue } from '@shop/mongo/jobs';
import type { MailKind } from '@shop/shared';
import { Types } from 'mongoose';
import { holdAccount } from '../../../platform/mongo/hold-account.js';
import { recordAuditEntry } from '../../audit/index.js';
import { MailModel, type MailRecord } from '../mail.model.js';
import { MAIL_TOPIC } from '../send-later.js';
import { MAIL_SETTINGS_KEY } from './mail-settings.model.js';

interface TestMail {
  kind: MailKind;
  composed: Pick<MailRecord, 'subject' | 'text' | 'html'>;
  /** Without a mail server, it is kept. */
  canSend: boolean;
}

/** Has a mail about made-up things sent to an administrator, and records who did. */
export async function sendTestMail(
  { kind, composed, canSend }: TestMail,
  by: SignedInActor,
): Promise<void> {
  const _id = new Types.ObjectId();
  const user = new Types.ObjectId(by._id);
  const key = `${MAIL_TOPIC}:test:${_id.toHexString()}`;
  const mail: MailRecord = {
    _id,
    cause: key,
    kind,
    user,
    to: { name: by.name, address: by.email },
    ...composed,
    subject: `Test: ${composed.subject}`,
    messageId: `<${key.replaceAll(':', '.')}@shop>`,
    state: canSend ? 'waiting' : 'kept',
    createdAt: new Date(),
  };
  await inTransaction(async (session) => {
    await holdAccount(user, session);
    await MailModel.collection.insertOne(mail, { session });
    if (canSend)
      await enqueue({ topic: MAIL_TOPIC, key, data: { kind, id: _id.toHexString() } }, session);
    const subject = { kind: 'mailSettings', _id: MAIL_SETTINGS_KEY, name: 'Mails' } as const;
    const entry = { action: 'sendTestMail', by, subject, before: null, after: { kind } } as const;
    await recordAuditEntry(entry, session);
  });
}
