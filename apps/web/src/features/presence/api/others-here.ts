import { endpoints, type OtherHere, type RecordKind } from '@shop/shared';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';

/** Three polls may be lost before the shop believes that this screen was closed. */
const POLL_MS = 9_000;

/**
 * Says that this screen has a record open, and who else has. A background tab says nothing, so that a forgotten one
 * does not count. A failure shows nobody: the next poll repairs it.
 */
export function useOthersHere(kind: RecordKind, id: string | undefined): readonly OtherHere[] {
  const { data } = useQuery({
    queryKey: ['open record', kind, id],
    queryFn: id
      ? async ({ signal }) =>
          (await call(endpoints.openRecord, { params: { kind, id }, signal, isPolled: true }))
            .others
      : skipToken,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  });
  return data ?? [];
}
