import { notFound } from '@shop/http/errors';
import { DELETED_USER, knownParts, type Customer } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import {
  contactsOf,
  UserModel,
  userRowView,
  type CustomerNote,
  type StoredAddresses,
  type UserRecord,
} from '../accounts/index.js';
import { customerSums } from './customer-sums.js';

/** An account with the fields that only a customer's page needs. */
export type CustomerRecord = UserRecord & { addresses?: StoredAddresses; notes?: CustomerNote[] };

/** The fields that queries of accounts leave out, and a customer's page needs. */
export const CUSTOMER_FIELDS = '+addresses +notes';

/** @throws HttpError 404 for an unknown user. */
export async function findCustomer(id: string): Promise<CustomerRecord> {
  const user = await UserModel.findById(id).select(CUSTOMER_FIELDS).lean();
  if (!user) throw notFound('User');
  return user;
}

/** Everything that administrators see of a customer at once. */
export async function presentCustomer(
  user: CustomerRecord,
  session?: ClientSession,
): Promise<Customer> {
  const { _id, addresses, notes = [] } = user;
  const sumsOf = await customerSums([_id], session);
  const people = await contactsOf(
    notes.map(({ by }) => by),
    session,
  );
  return {
    ...userRowView(user),
    sums: sumsOf(_id),
    addresses: addresses?.list.map((address) => knownParts(address) ?? {}) ?? [],
    notes: notes.map(({ text, at, by }) => {
      const key = by.toHexString();
      return {
        text,
        at: at.toISOString(),
        by: { _id: key, name: people.get(key)?.name ?? DELETED_USER },
      };
    }),
  };
}
