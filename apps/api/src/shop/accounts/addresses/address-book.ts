import { knownParts, type AddressBook, type PostalAddress } from '@shop/shared';
import { conflict, unauthorized } from '@shop/http/errors';
import { inTransaction } from '@shop/mongo';
import type { Types } from 'mongoose';
import type { StoredAddresses } from '../kept-with-account.js';
import { keepFindable } from '../search/keep-findable.js';
import { UserModel } from '../user.model.js';

/** @throws HttpError 401 if the account was deleted. */
export async function addressesOf(user: Types.ObjectId): Promise<AddressBook> {
  const found = await UserModel.findById(user, { addresses: 1 }).lean();
  if (!found) throw unauthorized();
  return view(found.addresses ?? { list: [], version: 0 });
}

/**
 * Replaces a user's addresses. They are a field of the account and written in one step: two devices at once can't both
 * replace what they have seen, and a deleted account keeps nothing.
 * @throws HttpError 409 if they have another version, or the account was deleted.
 */
export async function saveAddresses(
  user: Types.ObjectId,
  addresses: readonly PostalAddress[],
  version: number,
): Promise<AddressBook> {
  const list = addresses.flatMap((address) => knownParts(address) ?? []);
  const stored = { list, version: version + 1 };
  const seen = version === 0 ? { addresses: { $exists: false } } : { 'addresses.version': version };
  await inTransaction(async (session) => {
    const update = { $set: { addresses: stored } };
    const { matchedCount } = await UserModel.updateOne({ _id: user, ...seen }, update, { session });
    if (matchedCount === 0)
      throw conflict('Your addresses have changed meanwhile. Load them again.');
    await keepFindable(user, session);
  });
  return view(stored);
}

function view({ list, version }: StoredAddresses): AddressBook {
  return { addresses: list.map((address) => knownParts(address) ?? {}), version };
}
