import type { Types } from 'mongoose';
import { AuditEntryModel, LATEST_FIRST, type AuditEntryRecord } from './audit-entry.model.js';

/**
 * The latest act on a subject, or null if there is none.
 * @param fact the latest act that changed this fact
 */
export function latestAuditEntry(
  subject: Types.ObjectId,
  fact?: string,
): Promise<AuditEntryRecord | null> {
  const changed = fact === undefined ? {} : { [`after.${fact}`]: { $exists: true } };
  return AuditEntryModel.findOne({ 'subject._id': subject, ...changed })
    .sort(LATEST_FIRST)
    .lean();
}
