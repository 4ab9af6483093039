import type { ClientSession } from 'mongoose';
import { sendLater } from '../../mail/index.js';
import { UserModel } from '../user.model.js';
import type { SessionRecord } from './session.model.js';

/** How many browsers an account remembers. */
const MOST_CLIENTS = 20;

/**
 * Remembers the browser of a new session, and has the owner told unless it was seen before. The first one of an account
 * is its owner's. Without times: to tell new from known, a name is enough.
 */
export async function greetClient(
  { _id: id, user: _id }: Pick<SessionRecord, '_id' | 'user'>,
  client: string,
  session: ClientSession,
): Promise<void> {
  const known = { $push: { knownClients: { $each: [client], $slice: -MOST_CLIENTS } } };
  const before = await UserModel.findOneAndUpdate({ _id, knownClients: { $ne: client } }, known, {
    session,
    projection: { knownClients: 1 },
  }).lean();
  if (before?.knownClients) await sendLater({ kind: 'newBrowser', id }, session);
}
