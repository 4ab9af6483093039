import { auditQuerySchema } from '@shop/shared';
import { z } from 'zod';
import { defineList } from '../../lib/address/list-query';
import { dashboardPaths } from '../../lib/address/dashboard-paths';

/** A day as a date input returns it, `YYYY-MM-DD`. Implausible years are ignored. */
const daySchema = z.iso.date().regex(/^[12]/);

/** The contract's filters, but with whole days instead of moments. */
const auditFiltersSchema = auditQuerySchema.extend({
  /** The first day. */
  from: daySchema.optional(),
  /** The last day. */
  to: daySchema.optional(),
});
export type AuditFilters = z.output<typeof auditFiltersSchema>;

/** The list of audit entries: `?who=ada&action=updateProduct&from=2026-11-01&page=2`. */
export const auditList = defineList<AuditFilters>({
  name: 'changes',
  path: dashboardPaths.adminAudit,
  pageSize: 20,
  schema: auditFiltersSchema,
});
