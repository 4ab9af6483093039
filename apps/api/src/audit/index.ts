/** What this feature offers to others: recording audit entries, and the routes that list them. */
export { AuditEntryModel } from './audit-entry.model.js';
export { auditRoutes } from './audit.routes.js';
export { forgetPerson, renameSubjects } from './forget-person.js';
export { recordAuditEntry } from './record-audit-entry.js';
