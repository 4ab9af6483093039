import type { endpoints } from '@shop/shared';
import type { Controller } from '../http/route.js';
import { findPage } from '../mongo/find-page.js';
import { AuditEntryModel, LATEST_FIRST } from './audit-entry.model.js';
import { auditEntryView } from './audit-entry.view.js';
import { auditFilter } from './audit-filter.js';

/** What the audit log's controller works with. */
export interface AuditDeps {
  /** The shop's time zone as it is set now. Passed in, because the settings' saves are recorded here. */
  timeZone: () => Promise<string>;
}

export function list({ timeZone }: AuditDeps): Controller<typeof endpoints.listAuditEntries> {
  return async ({ query }) => {
    const list = { filter: auditFilter(query, await timeZone()), sort: LATEST_FIRST };
    const { rows, total } = await findPage(AuditEntryModel, list, query);
    return { success: true, entries: rows.map(auditEntryView), total };
  };
}
