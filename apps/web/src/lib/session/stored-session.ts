import { ROLE, type Session } from '@shop/shared';
import { fieldsOf, isId, isText } from '../storage/stored-values';

/** A stored session; null for anything else. */
export function readSession(stored: unknown): Session | null {
  const { token, user } = fieldsOf(stored);
  const { _id, name, email, phone, address, role } = fieldsOf(user);
  if (!isText(token) || token === '' || !isId(_id) || !isText(name)) return null;
  if (!isText(email) || !isText(phone) || !isText(address)) return null;
  if (role !== ROLE.shopper && role !== ROLE.admin) return null;
  return { user: { _id, name, email, phone, address, role }, token };
}
