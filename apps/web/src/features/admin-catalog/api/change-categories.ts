import {
  ADMIN_FAILURE_TEXTS,
  SUCCESS_TEXTS,
  endpoints,
  type Category,
  type CategoryEdit,
  type CategoryInput,
} from '@shop/shared';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { PUBLIC_DATA } from '../../../lib/http/query-client';

/** Categories appear in the navigation and on every product, so the whole catalogue is refetched. */
export function refreshCatalog(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA] });
}

/** @param parent the category that new ones are under */
export function useCreateCategory(parent?: string) {
  const queryClient = useQueryClient();
  return async (input: CategoryInput, key: string) => {
    const headers = { 'idempotency-key': key };
    const body = { ...input, parent };
    const { category } = await call(endpoints.createCategory, { headers, body });
    notify.success(SUCCESS_TEXTS.categoryCreated(category.name));
    await refreshCatalog(queryClient);
  };
}

export function useUpdateCategory({ _id: id, name: nameBefore }: Pick<Category, '_id' | 'name'>) {
  const queryClient = useQueryClient();
  return async (input: Omit<CategoryEdit, 'nameBefore'>) => {
    const body = { ...input, nameBefore };
    try {
      const { category } = await call(endpoints.updateCategory, { params: { id }, body });
      notify.success(SUCCESS_TEXTS.categoryUpdated(category.name));
    } catch (error) {
      // A refused rename may mean that the table is out of date.
      void refreshCatalog(queryClient);
      throw error;
    }
    await refreshCatalog(queryClient);
  };
}

export function useDeleteCategory() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: Category['_id']) => call(endpoints.deleteCategory, { params: { id } }),
    onSuccess: () => {
      notify.success(SUCCESS_TEXTS.categoryDeleted);
    },
    onError: (error) => {
      notify.error(failureText(error, ADMIN_FAILURE_TEXTS.deletingCategory));
    },
    // A refused deletion means that the table is out of date.
    onSettled: () => refreshCatalog(queryClient),
  });
}
