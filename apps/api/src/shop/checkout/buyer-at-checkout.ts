import type { Contact } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { holdBuyer, type PricedAccount } from '../accounts/index.js';
import { conflict } from '@shop/http/errors';

const CONTACT_FIELDS = ['name', 'email', 'phone', 'address'] as const;

/**
 * The buyer's contact details, and what prices ask about them, held unchanged until the transaction of the checkout ends.
 * @throws HttpError 409 if the shopper was shown other details, 401 if the account is deleted.
 */
export async function buyerAtCheckout(
  { buyer, shown }: { buyer: { _id: Types.ObjectId }; shown?: Contact | undefined },
  session: ClientSession,
): Promise<{ contact: Contact; account: PricedAccount }> {
  const held = await holdBuyer(buyer._id, session);
  if (shown && CONTACT_FIELDS.some((field) => shown[field] !== held.contact[field])) {
    const message = 'Your delivery details have changed. Please check them before you pay.';
    throw conflict(message, [{ field: 'delivery', message }]);
  }
  return held;
}
