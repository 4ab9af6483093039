import { endpoints, type CountedBrand } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { notify } from '../../../ui/messages/notify';

/** A brand stands on every product of its own, so the whole catalogue is refetched. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [PUBLIC_DATA] });
}

/** Renames a brand. */
export function useRenameBrand({ _id: id }: CountedBrand) {
  const refresh = useRefresh();
  return async (name: string): Promise<void> => {
    const { message } = await call(endpoints.updateBrand, { params: { id }, body: { name } });
    notify.success(message);
    await refresh();
  };
}

/**
 * Merges a brand into another, in one call after the other, because each changes only so many products. A merge that
 * fails goes on when it is started again.
 */
export function useMergeBrand({ _id: id }: CountedBrand) {
  const refresh = useRefresh();
  return async (into: string): Promise<void> => {
    try {
      for (;;) {
        const reply = await call(endpoints.mergeBrand, { params: { id }, body: { into } });
        if (!reply.isMerged) continue;
        notify.success(reply.message);
        return;
      }
    } finally {
      await refresh();
    }
  };
}

/** Deletes a brand that no product has. */
export function useDeleteBrand(onDone: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.deleteBrand, { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error)),
    onSettled: async () => {
      onDone();
      await refresh();
    },
  });
}
