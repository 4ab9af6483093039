import { deleteCountersOf as deleteCounters } from '@shop/mongo/limits';
import type { ClientSession, Types } from 'mongoose';
import { KNOWN_APART, SECRETS } from './guess-limits.js';
import { USES } from './usage-limits.js';

/** Deletes every counter that names an account, by its id or its e-mail address. */
export function deleteCountersOf(
  account: { readonly _id: Types.ObjectId; readonly email: string },
  session: ClientSession,
): Promise<void> {
  const counted = { secrets: SECRETS, knownApart: KNOWN_APART, uses: USES };
  return deleteCounters(account, counted, session);
}
