import { Types, type ClientSession } from 'mongoose';
import { sendLater } from '../../mail/index.js';

/** Has the owner of an account told that its password was changed, in the transaction that does. */
export function mailPasswordChange(user: Types.ObjectId, session: ClientSession): Promise<void> {
  const event = new Types.ObjectId().toHexString();
  return sendLater({ kind: 'passwordChanged', id: user, event }, session);
}
