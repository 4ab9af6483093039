import { endpoints, SUCCESS_TEXTS, type Category } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api-client';
import { failureText } from '../../../lib/api-error';
import { notify } from '../../../ui/feedback/notify';
import { refreshCatalog } from './change-categories';

/** How far a move is. */
interface Progress {
  to: Category;
  /** Products that the replies have reported as moved. */
  reported: number;
  left: number;
  /** More than `reported` and `left` together if a reply was lost. */
  total: number;
}

/**
 * Moves all products of a category to another, in one call after the other, because each moves only so many. A call
 * that fails ends the move; moving again continues it.
 * @param onMoved called when all products are moved, or as many as were when the move was stopped
 */
export function useMoveProducts({ _id: id }: Category, onMoved: () => void) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const isStopped = useRef(false);

  /** Ends the move after the call in progress. */
  function stop() {
    isStopped.current = true;
  }
  useEffect(() => stop, []);

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (to: Category) => {
      let current = progress?.to._id === to._id ? progress : startOf(to);
      for (;;) {
        const body = { category: to._id };
        const { moved, left } = await call(endpoints.moveProducts, { params: { id }, body });
        const reported = current.reported + moved;
        current = { to, reported, left, total: Math.max(current.total, reported + left) };
        setProgress(current);
        if (left === 0 || moved === 0 || isStopped.current) return current;
      }
    },
    onSuccess: ({ to, left, total }) => {
      notify.success(SUCCESS_TEXTS.productsMoved(total - left, to.name));
      onMoved();
    },
    onError: (reason) => {
      // The modal, which shows the failure, is closed.
      if (isStopped.current) notify.error(failureText(reason));
    },
    onSettled: () => {
      void refreshCatalog(queryClient);
    },
  });
  return {
    move: (to: Category) => {
      isStopped.current = false;
      mutate(to);
    },
    stop,
    isPending,
    error,
    /** Undefined before the first reply. */
    progress: progress && { moved: progress.total - progress.left, total: progress.total },
  };
}

function startOf(to: Category): Progress {
  return { to, reported: 0, left: 0, total: 0 };
}
