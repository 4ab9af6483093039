import type { ClientSession, Types } from 'mongoose';
import { SECRETS } from './guess-limits.js';
import { LimitCounterModel } from './limit-counter.model.js';
import { USES } from './usage-limits.js';

/** Whose counters. */
interface Account {
  readonly _id: Types.ObjectId;
  readonly email: string;
}

/** A network address from which an account's owner has proved who they are. */
export interface KnownAddress {
  address: string;
  keptUntil: Date;
}

/** Known addresses in an answer. */
const MOST_ADDRESSES = 10_000;

/** Where the owner of an account has proved who they are. */
export async function knownAddressesOf(email: string): Promise<KnownAddress[]> {
  const prefix = `known:${email}|`;
  const counters = await LimitCounterModel.find({ key: startingWith(prefix) })
    .limit(MOST_ADDRESSES)
    .lean();
  return counters.flatMap(({ key, expire }) =>
    expire ? [{ address: key.slice(prefix.length), keptUntil: expire }] : [],
  );
}

/** Deletes every counter that names an account, by its id or its e-mail address. */
export async function deleteCountersOf(
  { _id, email }: Account,
  session: ClientSession,
): Promise<void> {
  const exact = [
    ...SECRETS.map((secret) => `${secret}-account:${email}`),
    ...USES.flatMap((use) => [`${use}-account:${email}`, `${use}-account:${_id.toHexString()}`]),
  ];
  const prefixes = [
    ...SECRETS.map((secret) => `${secret}-pair:${email}|`),
    `guess-pair:${email}|`,
    `known:${email}|`,
    `known:code|${email}|`,
  ];
  const filters = [
    { key: { $in: exact } },
    ...prefixes.map((prefix) => ({ key: startingWith(prefix) })),
  ];
  // One by one: each uses the index.
  for (const filter of filters) await LimitCounterModel.deleteMany(filter, { session });
}

/** A range of the index. No e-mail address has a `|`, so none is the beginning of another's key. */
function startingWith(prefix: string) {
  return { $gte: prefix, $lt: `${prefix}\uffff` };
}
