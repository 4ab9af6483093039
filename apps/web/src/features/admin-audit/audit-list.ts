import { auditQuerySchema } from '@shop/shared';
import { z } from 'zod';
import { defineList } from '../../lib/list-query';
import { paths } from '../../lib/paths';

/** A day as a date input gives it, `YYYY-MM-DD`, on the reader's clock. */
const daySchema = z
  .string()
  .regex(/^[12]\d{3}-\d{2}-\d{2}$/)
  .refine((day) => !Number.isNaN(midnightOf(day).getTime()));

/** The contract's filters, but whole days instead of moments: an administrator thinks in days. */
const auditFiltersSchema = auditQuerySchema.extend({
  /** The first day. */
  from: daySchema.optional(),
  /** The last day. */
  to: daySchema.optional(),
});
export type AuditFilters = z.output<typeof auditFiltersSchema>;

/** The list of audit entries: `?who=ada&action=updateProduct&from=2026-11-01&page=2`. */
export const auditList = defineList<AuditFilters>({
  path: paths.adminAudit,
  pageSize: 20,
  schema: auditFiltersSchema,
});

/** The moments between which the days lie, in ISO 8601: from midnight of the first day to midnight after the last. */
export function momentsOf({ from, to }: Pick<AuditFilters, 'from' | 'to'>) {
  const start = from ? midnightOf(from) : undefined;
  const end = to ? midnightOf(to) : undefined;
  end?.setDate(end.getDate() + 1);
  return { from: start?.toISOString(), to: end?.toISOString() };
}

/** The beginning of a day where the reader is. */
function midnightOf(day: string): Date {
  return new Date(`${day}T00:00:00`);
}
