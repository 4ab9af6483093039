import type { endpoints } from '@shop/shared';
import type { Controller } from '../http/route.js';
import { AuditEntryModel, LATEST_FIRST } from './audit-entry.model.js';
import { auditEntryView } from './audit-entry.view.js';
import { auditFilter } from './audit-filter.js';

export const list: Controller<typeof endpoints.listAuditEntries> = async ({ query }) => {
  const filter = auditFilter(query);
  const [entries, total] = await Promise.all([
    AuditEntryModel.find(filter)
      .sort(LATEST_FIRST)
      .skip((query.page - 1) * query.pageSize)
      .limit(query.pageSize)
      .lean(),
    AuditEntryModel.countDocuments(filter),
  ]);
  return { success: true, entries: entries.map(auditEntryView), total };
};
