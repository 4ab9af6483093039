import { ADMIN_FAILURE_TEXTS, endpoints, SUCCESS_TEXTS, type Category } from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import type { CategoryPlace } from '../category-places';
import { refreshCatalog } from './change-categories';

interface Placement {
  category: Category;
  to: CategoryPlace;
}

/** Moves a category to another place in the tree, with all below it. */
export function usePlaceCategory() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ category: { _id: id, name, parent }, to }: Placement) => {
      const body = { name, nameBefore: name, parentBefore: parent ?? null, ...to };
      return call(endpoints.updateCategory, { params: { id }, body });
    },
    onSuccess: ({ category }) => {
      notify.success(SUCCESS_TEXTS.categoryUpdated(category.name));
    },
    onError: (error) => {
      notify.error(failureText(error, ADMIN_FAILURE_TEXTS.updatingCategory));
    },
    // A refusal may mean that the table is out of date.
    onSettled: () => refreshCatalog(queryClient),
  });
}
