import type { Contact } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { unauthorized } from '@shop/http/errors';
import { UserModel, type UserRecord } from './user.model.js';

const CONTACT = { name: 1, email: 1, phone: 1, address: 1 } as const;
const PRICED = { tags: 1, taxExemption: 1, sums: 1 } as const;

/** What prices ask about an account. */
export type PricedAccount = Pick<UserRecord, '_id' | 'tags' | 'taxExemption' | 'sums'>;

/** A user's current contact details; undefined if there is no such account. */
export async function contactOf(
  id: Types.ObjectId,
  session?: ClientSession,
): Promise<Contact | undefined> {
  return (await contactsOf([id], session)).get(id.toHexString());
}

/**
 * Holds a buyer's account for a transaction, as `holdAccount` does, and returns what an order needs of it.
 * @throws HttpError 401 if the account is deleted.
 */
export async function holdBuyer(
  _id: Types.ObjectId,
  session: ClientSession,
): Promise<{ contact: Contact; account: PricedAccount }> {
  const held = await UserModel.findOneAndUpdate(
    { _id },
    { $inc: { holds: 1 } },
    { session, projection: { ...CONTACT, ...PRICED } },
  ).lean();
  if (!held) throw unauthorized();
  const { name, email, phone, address, ...account } = held;
  return { contact: { name, email, phone, address }, account };
}

/** What prices ask about these users, by their ids in hexadecimal. */
export async function pricedAccounts(
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, PricedAccount>> {
  const users = await UserModel.find({ _id: { $in: ids } }, PRICED).lean();
  return new Map(users.map((user) => [user._id.toHexString(), user]));
}

/** The current contact details of users, by their ids in hexadecimal. */
export async function contactsOf(
  ids: readonly Types.ObjectId[],
  session?: ClientSession,
): Promise<ReadonlyMap<string, Contact>> {
  const users = await UserModel.find({ _id: { $in: ids } }, CONTACT, { session }).lean();
  return new Map(
    users.map(({ _id, name, email, phone, address }) => [
      _id.toHexString(),
      { name, email, phone, address },
    ]),
  );
}
