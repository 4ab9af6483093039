/** What the audit trail offers to the shop's other parts. */
export { AuditEntryModel } from './audit-entry.model.js';
export { auditRoutes } from './audit.routes.js';
export { recordChange, type Changer } from './record-change.js';
