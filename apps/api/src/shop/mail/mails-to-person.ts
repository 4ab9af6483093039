import type { QueryFilter, Types } from 'mongoose';
import type { MailRecord } from './mail.model.js';

/**
 * A filter for the mails about a person's account. One that invites them to the staff names no account where they had
 * none yet, and is found by their address.
 */
export function mailsToPerson({
  _id,
  email,
}: {
  _id: Types.ObjectId;
  email: string;
}): QueryFilter<MailRecord> {
  return { $or: [{ user: _id }, { kind: 'invitation', 'to.address': email }] };
}
