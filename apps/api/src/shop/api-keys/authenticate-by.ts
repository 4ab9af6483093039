import { timingSafeEqual } from 'node:crypto';
import type { Authenticate, CurrentUser } from '@shop/http/access';
import { isAreaGranted, permissionsOf, ROLE } from '@shop/shared';
import type { UsageLimits } from '../../platform/limits/usage-limits.js';
import { UserModel, type Sessions } from '../accounts/index.js';
import { ApiKeyModel, type ApiKeyRecord } from './api-key.model.js';
import { isKey, readKey } from './key-text.js';

/** The precision of a key's last use, so that not every call causes a write. */
const PRECISION_MS = 5 * 60_000;

interface AuthenticateDeps {
  sessions: Pick<Sessions, 'authenticate' | 'lacksSecondFactor'>;
  usageLimits: UsageLimits;
}

/** Lets in whoever has the token of a session, or an API key. */
export function authenticateBy(deps: AuthenticateDeps): Authenticate {
  return (token, address) =>
    isKey(token) ? byKey(token, address, deps) : deps.sessions.authenticate(token);
}

/** @throws HttpError 429 if the key is used too often. */
async function byKey(
  text: string,
  address: string,
  { sessions, usageLimits }: AuthenticateDeps,
): Promise<CurrentUser | undefined> {
  const given = readKey(text);
  const key = given && (await ApiKeyModel.findById(given.id).lean());
  if (!key || !isSame(key.digest, given.digest)) return undefined;
  await usageLimits.count({ kind: 'apiKey', account: key._id.toHexString(), address });
  const user = await UserModel.findById(key.by).lean();
  if (user?.role !== ROLE.admin) return undefined;
  await markUsed(key);
  const { _id, email, role, tokenVersion } = user;
  return {
    _id,
    name: `${user.name} (key ${key.name})`,
    email,
    role,
    // What it may not read at all is not shown in other replies either, such as the amounts of orders.
    permissions: permissionsOf(user).filter((one) => isAreaGranted(one, key.grants)),
    tokenVersion,
    session: { _id: key._id, user: _id, startedAt: key.createdAt, isUnstored: false },
    lacksSecondFactor: sessions.lacksSecondFactor(user),
    grants: key.grants,
  };
}

/** Takes the same time whatever differs. */
function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

async function markUsed({ _id, usedAt }: ApiKeyRecord): Promise<void> {
  if (usedAt && Math.abs(Date.now() - usedAt.getTime()) < PRECISION_MS) return;
  try {
    await ApiKeyModel.updateOne({ _id }, { $set: { usedAt: new Date() } });
  } catch {
    // Reads must work while writes fail, for example because the disk is full.
  }
}
