import { ROLE, type ADMIN_ACCOUNT_ACTIONS, type AuditEntry, type Role } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { recordAuditEntry } from '../audit/index.js';

/** A user who acts on their own account, and the id of the request. */
export interface AccountOwner {
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly requestId: string;
}

/** Records what administrators do to their own accounts. What shoppers do to theirs is not recorded. */
export async function auditOwnAccount(
  action: (typeof ADMIN_ACCOUNT_ACTIONS)[number],
  by: AccountOwner,
  facts: Pick<AuditEntry, 'before' | 'after'>,
  transaction: ClientSession,
): Promise<void> {
  if (by.role !== ROLE.admin) return;
  const subject = { kind: 'user', _id: by._id, name: by.email } as const;
  await recordAuditEntry({ action, by, subject, ...facts }, transaction);
}
