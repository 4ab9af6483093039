import type { endpoints } from '@shop/shared';
import type { Controller } from '../http/route.js';
import { findPage } from '../mongo/find-page.js';
import { AuditEntryModel, LATEST_FIRST } from './audit-entry.model.js';
import { auditEntryView } from './audit-entry.view.js';
import { auditFilter } from './audit-filter.js';

export const list: Controller<typeof endpoints.listAuditEntries> = async ({ query }) => {
  const list = { filter: auditFilter(query), sort: LATEST_FIRST };
  const { rows, total } = await findPage(AuditEntryModel, list, query);
  return { success: true, entries: rows.map(auditEntryView), total };
};
