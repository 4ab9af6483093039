import type { ClientSession, Types } from 'mongoose';
import { LimitCounterModel } from './limit-counter.model.js';

/** The rules whose counters may name an account. */
interface Counted {
  secrets: readonly string[];
  knownApart: readonly string[];
  uses: readonly string[];
}

/** The account whose counters are deleted. */
interface Account {
  readonly _id: Types.ObjectId;
  readonly email: string;
}

/** A network address from which an account's owner has authenticated. */
export interface KnownAddress {
  address: string;
  keptUntil: Date;
}

/** Maximum number of addresses returned. */
const MOST_ADDRESSES = 10_000;

/** The addresses from which an account's owner has authenticated. */
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
  { secrets, knownApart, uses }: Counted,
  session: ClientSession,
): Promise<void> {
  const exact = [
    ...secrets.map((secret) => `${secret}-account:${email}`),
    ...uses.flatMap((use) => [`${use}-account:${email}`, `${use}-account:${_id.toHexString()}`]),
  ];
  const prefixes = [
    ...secrets.map((secret) => `${secret}-pair:${email}|`),
    `guess-pair:${email}|`,
    `known:${email}|`,
    ...knownApart.map((secret) => `known:${secret}|${email}|`),
  ];
  const filters = [
    { key: { $in: exact } },
    ...prefixes.map((prefix) => ({ key: startingWith(prefix) })),
  ];
  // Separate queries, so that each uses the index.
  for (const filter of filters) await LimitCounterModel.deleteMany(filter, { session });
}

/** An index range. E-mail addresses contain no `|`, so a prefix never matches another account's keys. */
function startingWith(prefix: string) {
  return { $gte: prefix, $lt: `${prefix}\uffff` };
}
