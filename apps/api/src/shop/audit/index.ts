/** The audit log's interface for other features: recording entries, and the routes that list them. */
export { AuditEntryModel, type AuditEntryRecord } from './audit-entry.model.js';
export { auditRoutes } from './audit.routes.js';
export { forgetPerson, renameSubjects } from './forget-person.js';
export { latestAuditEntry, savedMeanwhile, whoChanged } from './latest-audit-entry.js';
export { recordAuditEntries, recordAuditEntry, type AuditedAct } from './record-audit-entry.js';
