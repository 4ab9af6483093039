import type { StaffMember, TaxExemption, User, UserRow } from '@shop/shared';
import type { UserRecord } from './user.model.js';

/** A user as the API returns it, without any hash. */
export function userView(user: UserRecord): User {
  const { _id, name, email, phone, address, role, permissions } = user;
  const who = { _id: _id.toHexString(), name, email, phone, address, role };
  return permissions ? { ...who, permissions } : who;
}

/** An administrator as the list of the staff has them. */
export function staffMemberView(user: UserRecord): StaffMember {
  const { _id, name, email, createdAt, secondFactor, permissions } = userRowView(user);
  return { _id, name, email, createdAt, secondFactor, ...(permissions && { permissions }) };
}

/** A user as a row of the administrator's list. */
export function userRowView(user: UserRecord): UserRow {
  return {
    ...userView(user),
    createdAt: user.createdAt.toISOString(),
    secondFactor: Boolean(user.secondFactorSince),
    ...exemptionView(user),
    ...(user.tags && { tags: user.tags }),
  };
}

/** Under which number somebody pays no tax; nothing for all others. */
export function exemptionView({ taxExemption }: UserRecord): { taxExemption?: TaxExemption } {
  if (!taxExemption) return {};
  const { country, number } = taxExemption;
  return { taxExemption: { country, number } };
}
