/** What the audit trail offers to other features. */
export { AuditEntryModel } from './audit-entry.model.js';
export { auditRoutes } from './audit.routes.js';
export { recordAuditEntry } from './record-audit-entry.js';
