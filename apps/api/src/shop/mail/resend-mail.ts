import type { SignedInActor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { inTransaction, isDuplicate } from '@shop/mongo';
import { enqueue } from '@shop/mongo/jobs';
import { recordAuditEntry } from '../audit/index.js';
import { MailModel, type MailRecord } from './mail.model.js';
import { MAIL_TOPIC } from './send-later.js';

/**
 * Has a mail sent again as it was written, and records who did.
 * @throws HttpError 404 for an unknown mail; 409 while it is being sent.
 */
export async function resendMail(id: string, by: SignedInActor): Promise<MailRecord> {
  try {
    return await inTransaction(async (session) => {
      const before = await MailModel.findById(id, null, { session }).lean();
      if (!before) throw notFound('Mail');
      const { _id, cause: key, kind, order, user, subject: name } = before;
      const data = { kind, id: (order ?? user ?? _id).toHexString() };
      await enqueue({ topic: MAIL_TOPIC, key, data }, session);
      const update = { $set: { state: 'waiting' as const }, $unset: { failure: 1 as const } };
      const options = { session, returnDocument: 'after' } as const;
      const mail = await MailModel.findByIdAndUpdate(_id, update, options).lean();
      if (!mail) throw notFound('Mail');
      await recordAuditEntry(
        {
          action: 'resendMail',
          by,
          subject: { kind: 'mail', _id, name },
          before: { state: before.state },
          after: { state: 'waiting' },
        },
        session,
      );
      return mail;
    });
  } catch (error) {
    if (isDuplicate(error)) throw conflict('This mail is being sent already: see “Tasks”');
    throw error;
  }
}
