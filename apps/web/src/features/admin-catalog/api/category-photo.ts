import { ADMIN_FAILURE_TEXTS, endpoints, type Category } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { fittedFile } from '../fitted/fitted-file';
import { refreshCatalog } from './change-categories';

/** Saves a chosen photo of a category at once, or removes it. */
export function useCategoryPhoto({ _id: id }: Category) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: File | null) => {
      if (!chosen) return call(endpoints.deleteCategoryPhoto, { params: { id } });
      const photo = await fittedFile(chosen);
      return call(endpoints.saveCategoryPhoto, { params: { id }, body: { photo } });
    },
    onSuccess: ({ message }) => {
      notify.success(message);
    },
    onError: (error) => {
      notify.error(failureText(error, ADMIN_FAILURE_TEXTS.updatingCategory));
    },
    onSettled: () => refreshCatalog(queryClient),
  });
}
