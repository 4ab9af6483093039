import { endpoints, type ListQuery } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';

const JOBS = 'jobs';

/** A page of the tasks that are not done yet. */
export function useJobs(query: ListQuery) {
  return useQuery({
    queryKey: [JOBS, query],
    queryFn: ({ signal }) => call(endpoints.listJobs, { query, signal }),
    select: ({ jobs, total }) => ({ rows: jobs, total }),
    ...LIST_OPTIONS,
  });
}

/** Tries a task again, or discards it. */
export function useAttendToJob(what: 'repeatJob' | 'discardJob') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints[what], { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [JOBS] }),
  });
}
