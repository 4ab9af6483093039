import type { Types } from 'mongoose';
import { AuditEntryModel, LATEST_FIRST, type AuditEntryRecord } from './audit-entry.model.js';

/** The latest act on a subject, or null if there is none. */
export function latestAuditEntry(subject: Types.ObjectId): Promise<AuditEntryRecord | null> {
  return AuditEntryModel.findOne({ 'subject._id': subject }).sort(LATEST_FIRST).lean();
}
