import type { AuditEntry } from '@shop/shared';
import type { AuditEntryRecord } from './audit-entry.model.js';

/** An entry as the API returns it. */
export function auditEntryView(entry: AuditEntryRecord): AuditEntry {
  const { by, subject } = entry;
  return {
    _id: entry._id.toHexString(),
    at: entry.at.toISOString(),
    action: entry.action,
    by: { _id: by._id?.toHexString() ?? null, name: by.name, email: by.email },
    subject: { kind: subject.kind, _id: subject._id.toHexString(), name: subject.name },
    before: entry.before,
    after: entry.after,
    requestId: entry.requestId,
  };
}
