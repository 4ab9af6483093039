import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import type { AuditFilters } from '../audit-list';

/** Reads a page of the audit entries. */
export async function loadAuditEntries(query: AuditFilters, signal: AbortSignal) {
  const { entries: rows, total } = await call(endpoints.listAuditEntries, { query, signal });
  return { rows, total };
}

/** A page of the audit entries, latest first. */
export function useAuditEntries(filters: AuditFilters) {
  return useQuery({
    queryKey: ['audit', filters],
    queryFn: ({ signal }) => loadAuditEntries(filters, signal),
    ...LIST_OPTIONS,
  });
}
