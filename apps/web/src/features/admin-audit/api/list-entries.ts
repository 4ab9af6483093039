import { endpoints } from '@shop/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { momentsOf, type AuditFilters } from '../audit-query';

/** Entries on one page. */
export const ENTRIES_PAGE = 20;

/** A page of the entries, latest first. Each query has an entry of its own: a late answer is never shown for a newer one. */
export function useEntries(filters: AuditFilters) {
  const { who, action, subject, page } = filters;
  const { from, to } = momentsOf(filters);
  return useQuery({
    queryKey: ['audit', filters],
    queryFn: ({ signal }) =>
      call(endpoints.listAuditEntries, {
        query: {
          page,
          pageSize: ENTRIES_PAGE,
          ...(who && { who }),
          ...(action && { action }),
          ...(subject && { subject }),
          ...(from && { from }),
          ...(to && { to }),
        },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
