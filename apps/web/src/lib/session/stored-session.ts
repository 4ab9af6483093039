import { PERMISSIONS, ROLE, type Permission, type Session } from '@shop/shared';
import { fieldsOf, isId, isText } from '../storage/stored-values';

/** A stored session; null for anything else. */
export function readSession(stored: unknown): Session | null {
  const { token, user } = fieldsOf(stored);
  const { _id, name, email, phone, address, role, permissions } = fieldsOf(user);
  if (!isText(token) || token === '' || !isId(_id) || !isText(name)) return null;
  if (!isText(email) || !isText(phone) || !isText(address)) return null;
  if (role !== ROLE.shopper && role !== ROLE.admin) return null;
  const who = { _id, name, email, phone, address, role };
  return {
    user: Array.isArray(permissions)
      ? { ...who, permissions: permissions.filter(isPermission) }
      : who,
    token,
  };
}

function isPermission(value: unknown): value is Permission {
  return PERMISSIONS.some((permission) => permission === value);
}
