import type { SignedInActor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { LIMITS } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { UserModel } from '../accounts/index.js';
import { recordAuditEntry } from '../audit/index.js';
import { CUSTOMER_FIELDS, type CustomerRecord } from './find-customer.js';

/**
 * Adds a note to a customer. The audit entry has only the number of notes, because entries are kept forever, while notes
 * are deleted with the account.
 * @throws HttpError 404 for an unknown user, 409 if they have the maximum number of notes.
 */
export async function addCustomerNote(
  id: string,
  text: string,
  by: SignedInActor,
  session: ClientSession,
): Promise<CustomerRecord> {
  const note = { text, at: new Date(), by: by._id };
  const options = { session, returnDocument: 'after' } as const;
  const user = await UserModel.findByIdAndUpdate(id, { $push: { notes: note } }, options)
    .select(CUSTOMER_FIELDS)
    .lean();
  if (!user) throw notFound('User');
  const count = user.notes?.length ?? 0;
  if (count > LIMITS.customerNotes)
    throw conflict(`A customer can have at most ${LIMITS.customerNotes} notes`);
  await recordAuditEntry(
    {
      action: 'addCustomerNote',
      by,
      subject: { kind: 'user', _id: user._id, name: user.email },
      before: { notes: count - 1 },
      after: { notes: count },
    },
    session,
  );
  return user;
}
