import { UserModel, type UserRecord } from '../user.model.js';
import { SessionModel, type SessionRecord } from './session.model.js';
import type { TokenSession } from './tokens.js';

/** The fields of an account that queries leave out unless they select them, as its schema says. */
const LEFT_OUT = Object.fromEntries(
  Object.entries(UserModel.schema.paths)
    .filter(([, { options }]) => options.select === false)
    .map(([path]) => [`users.${path}`, 0 as const]),
);

/** A stored session, or null, and the account that it is of; undefined if there is none. */
export interface StoredSession {
  stored: SessionRecord | null;
  user: UserRecord | undefined;
}

/** One query: two cost each call of a signed-in user a tenth more. */
export async function readSession({ _id, user }: TokenSession): Promise<StoredSession> {
  const [stored] = await SessionModel.collection
    .aggregate<SessionRecord & { users: UserRecord[] }>([
      { $match: { _id } },
      {
        $lookup: {
          from: UserModel.collection.name,
          localField: 'user',
          foreignField: '_id',
          as: 'users',
        },
      },
      { $project: LEFT_OUT },
    ])
    .toArray();
  if (stored) return { stored, user: stored.users[0] };
  return { stored: null, user: (await UserModel.findById(user).lean()) ?? undefined };
}
