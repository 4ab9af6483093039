import type { Contact } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { contactOf } from '../accounts/index.js';
import { conflict, unauthorized } from '../http/errors.js';

const CONTACT_FIELDS = ['name', 'email', 'phone', 'address'] as const;

/**
 * The buyer's account as it is in the transaction of a checkout.
 * @throws HttpError 409 if the shopper was shown something else, 401 if the account is gone.
 */
export async function contactAtCheckout(
  { buyer, shown }: { buyer: { _id: Types.ObjectId }; shown?: Contact | undefined },
  session: ClientSession,
): Promise<Contact> {
  const contact = await contactOf(buyer._id, session);
  if (!contact) throw unauthorized();
  if (shown && CONTACT_FIELDS.some((field) => shown[field] !== contact[field])) {
    const message = 'Your delivery details have changed. Please check them before you pay.';
    throw conflict(message, [{ field: 'delivery', message }]);
  }
  return contact;
}
