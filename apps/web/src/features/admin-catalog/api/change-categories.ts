import { DONE, endpoints, type Category, type CategoryInput } from '@shop/shared';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';
import { failureText } from '../../../lib/api-error';
import { notify } from '../../../ui/feedback/notify';
import { PUBLIC_DATA } from '../../../lib/query-client';
import { CHANGE_FAILED } from '../failure-text';

/** Categories stand in the navigation and on every product: all that the catalogue has shown is asked for anew. */
function refreshCatalogue(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA] });
}

export function useCreateCategory() {
  const queryClient = useQueryClient();
  return async (input: CategoryInput) => {
    const { category } = await call(endpoints.createCategory, { body: input });
    notify.success(DONE.categoryCreated(category.name));
    await refreshCatalogue(queryClient);
  };
}

export function useUpdateCategory(id: Category['_id']) {
  const queryClient = useQueryClient();
  return async (input: CategoryInput) => {
    const { category } = await call(endpoints.updateCategory, { params: { id }, body: input });
    notify.success(DONE.categoryUpdated(category.name));
    await refreshCatalogue(queryClient);
  };
}

export function useDeleteCategory() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: Category['_id']) => call(endpoints.deleteCategory, { params: { id } }),
    onSuccess: () => {
      notify.success(DONE.categoryDeleted);
    },
    onError: (error) => {
      notify.error(failureText(error, CHANGE_FAILED));
    },
    // After a refusal too: the table was out of date.
    onSettled: () => refreshCatalogue(queryClient),
  });
}
