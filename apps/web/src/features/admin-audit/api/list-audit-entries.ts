import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import type { AuditFilters } from '../audit-list';

/** A page of the audit entries, latest first. */
export function useAuditEntries(filters: AuditFilters) {
  return useQuery({
    queryKey: ['audit', filters],
    queryFn: ({ signal }) => call(endpoints.listAuditEntries, { query: filters, signal }),
    select: ({ entries, total }) => ({ rows: entries, total }),
    ...LIST_OPTIONS,
  });
}
