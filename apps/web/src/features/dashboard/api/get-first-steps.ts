import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';

/** What a new shop has done of its first steps. */
export function useFirstSteps(enabled: boolean) {
  return useQuery({
    queryKey: ['first-steps'],
    queryFn: ({ signal }) => call(endpoints.getFirstSteps, { signal }),
    staleTime: 0,
    enabled,
  });
}
