import type { SignedInActor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { inTransaction, isDuplicate } from '@shop/mongo';
import { enqueue } from '@shop/mongo/jobs';
import { Types } from 'mongoose';
import { recordAuditEntry } from '../audit/index.js';
import { mailsOf } from './mail-areas.js';
import { MailModel, type MailRecord } from './mail.model.js';
import { MAIL_TOPIC } from './send-later.js';

/** Reads the number of an order. */
export type NumberOfOrder = (order: Types.ObjectId) => Promise<number | undefined>;

/**
 * Has a mail sent again as it was written, and records who did.
 * @throws HttpError 404 for an unknown mail, or one of an area that is not theirs; 409 while it is being sent.
 */
export async function resendMail(
  id: string,
  by: SignedInActor,
  numberOfOrder: NumberOfOrder,
): Promise<MailRecord> {
  try {
    return await inTransaction(async (session) => {
      const own = { _id: new Types.ObjectId(id), ...mailsOf(by) };
      const before = await MailModel.findOne(own, null, { session }).lean();
      if (!before) throw notFound('Mail');
      const { _id, cause: key, kind, order, user } = before;
      const data = { kind, id: (order ?? user ?? _id).toHexString() };
      await enqueue({ topic: MAIL_TOPIC, key, data }, session);
      const update = { $set: { state: 'waiting' as const }, $unset: { failure: 1 as const } };
      const options = { session, returnDocument: 'after' } as const;
      const mail = await MailModel.findByIdAndUpdate(_id, update, options).lean();
      if (!mail) throw notFound('Mail');
      const number = order && (await numberOfOrder(order));
      // Not the mail's subject: it may have the recipient's name, and the entry outlives the account.
      const name = number === undefined ? kind : `${kind} of order ${number}`;
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
