import { endpoints, SUCCESS_TEXTS, type Category } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { refreshCatalog } from './change-categories';

/** How far a move is. */
interface Progress {
  to: Category;
  moved: number;
  left: number;
  total: number;
}

/**
 * Moves all products of a category to another, in one call after the other, because each moves only so many. A call
 * that fails ends the move; moving again continues it.
 * @param onMoved called with the number of products left: 0, or more if the move was stopped
 */
export function useMoveProducts({ _id: id }: Category, onMoved: (left: number) => void) {
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
      let isRetry = progress?.to._id === to._id;
      let current = isRetry && progress ? progress : startOf(to);
      for (;;) {
        const body = { category: to._id };
        const reply = await call(endpoints.moveProducts, { params: { id }, body });
        const { left } = reply;
        // What is missing since a failed call was moved by it: its reply was lost.
        const missing = isRetry ? Math.max(0, current.left - reply.moved - left) : 0;
        const moved = current.moved + reply.moved + missing;
        isRetry = false;
        current = { to, moved, left, total: moved + left };
        setProgress(current);
        if (left === 0 || reply.moved === 0 || isStopped.current) return current;
      }
    },
    onSuccess: ({ to, moved, left }) => {
      notify.success(SUCCESS_TEXTS.productsMoved(moved, to.name));
      onMoved(left);
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
    progress,
  };
}

function startOf(to: Category): Progress {
  return { to, moved: 0, left: 0, total: 0 };
}
