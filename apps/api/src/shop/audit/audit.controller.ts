import { findPage } from '@shop/mongo';
import type { endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import { AuditEntryModel, LATEST_FIRST } from './audit-entry.model.js';
import { auditEntryView } from './audit-entry.view.js';
import { auditFilter } from './audit-filter.js';

/** Dependencies of the audit log's controller. */
export interface AuditDeps {
  /** The shop's current time zone. Passed in to avoid a cycle: the settings feature records its saves here. */
  timeZone: () => Promise<string>;
}

export function list({ timeZone }: AuditDeps): Controller<typeof endpoints.listAuditEntries> {
  return async ({ query }) => {
    const list = { filter: auditFilter(query, await timeZone()), sort: LATEST_FIRST };
    const { rows, total } = await findPage(AuditEntryModel, list, query);
    return { success: true, entries: rows.map(auditEntryView), total };
  };
}
