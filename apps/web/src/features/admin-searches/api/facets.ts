import { endpoints, type FacetsInput } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { notify } from '../../../ui/messages/notify';

const FACETS = ['facets'];

/** The attributes that shoppers filter by, and all in use. */
export function useFacets() {
  return useQuery({
    queryKey: FACETS,
    queryFn: ({ signal }) => call(endpoints.getFacets, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Saves the attributes that shoppers filter by, and fetches them again, also if the save is refused. */
export function useSaveFacets() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FacetsInput) => call(endpoints.updateFacets, { body }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error)),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: FACETS }),
        client.invalidateQueries({ queryKey: [PUBLIC_DATA] }),
      ]),
  });
}
