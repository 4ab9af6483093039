import type { Contact } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { unauthorized } from '@shop/http/errors';
import { UserModel } from './user.model.js';

const CONTACT = { name: 1, email: 1, phone: 1, address: 1 } as const;

/** A user's current contact details; undefined if there is no such account. */
export async function contactOf(
  id: Types.ObjectId,
  session?: ClientSession,
): Promise<Contact | undefined> {
  return (await contactsOf([id], session)).get(id.toHexString());
}

/**
 * Holds a user's account for a transaction, as `holdAccount` does, and returns their contact details.
 * @throws HttpError 401 if the account is deleted.
 */
export async function holdContact(_id: Types.ObjectId, session: ClientSession): Promise<Contact> {
  const held = await UserModel.findOneAndUpdate(
    { _id },
    { $inc: { holds: 1 } },
    { session, projection: CONTACT },
  ).lean();
  if (!held) throw unauthorized();
  const { name, email, phone, address } = held;
  return { name, email, phone, address };
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
