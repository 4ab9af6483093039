import { endpoints, SUCCESS_TEXTS, type ListQuery } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';

const JOBS = 'jobs';

/** Reads a page of the tasks. */
export async function loadJobs(query: ListQuery, signal: AbortSignal) {
  const { jobs: rows, total } = await call(endpoints.listJobs, { query, signal });
  return { rows, total };
}

/** A page of the tasks that are not done yet. */
export function useJobs(query: ListQuery) {
  return useQuery({
    queryKey: [JOBS, query],
    queryFn: ({ signal }) => loadJobs(query, signal),
    ...LIST_OPTIONS,
  });
}

/** Has all tasks that were given up tried again, part by part. `left` says how many are still to be repeated. */
export function useRepeatAllJobs() {
  const client = useQueryClient();
  const [left, setLeft] = useState<number>();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      for (let count = 0; ;) {
        const part = await call(endpoints.repeatJobs);
        count += part.repeated;
        setLeft(part.left);
        // Nothing is repeated if others do the same at this moment.
        if (part.left === 0 || part.repeated === 0) return count;
      }
    },
    onSuccess: (count) => notify.success(SUCCESS_TEXTS.jobsRepeated(count)),
    onError: (error) => notify.error(failureText(error)),
    onSettled: () => {
      setLeft(undefined);
      return client.invalidateQueries({ queryKey: [JOBS] });
    },
  });
  return { repeatAll: () => mutate(), isPending, left };
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
