import { endpoints, type Category } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/http/api-client';
import { notify } from '../../../ui/messages/notify';
import { refreshCatalog } from './change-categories';

/**
 * Merges a category into another, in one call after the other, because each moves only so many products. A merge that
 * is stopped or fails goes on when it is started again.
 */
export function useMergeCategory({ _id: id }: Category, onMerged: () => void) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<{ moved: number; total: number }>();
  const isStopped = useRef(false);

  /** Ends the merge after the call in progress. */
  function stop() {
    isStopped.current = true;
  }
  useEffect(() => stop, []);

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (into: Category) => {
      for (let moved = 0; ;) {
        const body = { category: into._id };
        const reply = await call(endpoints.mergeCategory, { params: { id }, body });
        moved += reply.moved;
        if (reply.left > 0) setProgress({ moved, total: moved + reply.left });
        if (reply.isMerged || isStopped.current) return reply;
      }
    },
    onSuccess: ({ message, isMerged }) => {
      notify.success(message);
      if (isMerged) onMerged();
    },
    onSettled: () => refreshCatalog(queryClient),
  });
  return {
    merge: (into: Category) => {
      isStopped.current = false;
      mutate(into);
    },
    stop,
    isPending,
    error,
    /** Undefined while one call does it all. */
    progress,
  };
}
