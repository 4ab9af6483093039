import { ADMIN_FAILURE_TEXTS, endpoints, type Category } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { refreshCatalog } from './change-categories';

/** Saves a chosen photo of a category at once, or removes it. */
export function useCategoryPhoto({ _id: id }: Category) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (photo: File | null) =>
      photo
        ? call(endpoints.saveCategoryPhoto, { params: { id }, body: { photo } })
        : call(endpoints.deleteCategoryPhoto, { params: { id } }),
    onSuccess: ({ message }) => {
      notify.success(message);
    },
    onError: (error) => {
      notify.error(failureText(error, ADMIN_FAILURE_TEXTS.updatingCategory));
    },
    onSettled: () => refreshCatalog(queryClient),
  });
}
