import type { AuditAction } from '@shop/shared';
import type { Types } from 'mongoose';
import { AuditEntryModel, LATEST_FIRST, type AuditEntryRecord } from './audit-entry.model.js';

/** Narrows the entries down to one action, or to those that changed a fact. */
interface Which {
  action?: AuditAction;
  fact?: string;
}

/** The latest act on a subject, or null if there is none. */
export function latestAuditEntry(
  subject: Types.ObjectId,
  { action, fact }: Which = {},
): Promise<AuditEntryRecord | null> {
  return AuditEntryModel.findOne({
    'subject._id': subject,
    ...(action && { action }),
    ...(fact !== undefined && { [`after.${fact}`]: { $exists: true } }),
  })
    .sort(LATEST_FIRST)
    .lean();
}
