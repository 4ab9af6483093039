import {
  ADMIN_FAILURE_TEXTS,
  SUCCESS_TEXTS,
  categoryTree,
  endpoints,
  treeRows,
  type Category,
  type TreeCategory,
} from '@shop/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { categoriesQuery } from '../../catalog';
import type { CategoryPlace } from '../category-places';
import { refreshCatalog } from './change-categories';

type Row = TreeCategory<Category>;

interface Placement {
  /** The category that moves. */
  id: Category['_id'];
  /** Where to, in the tree as it is when its turn comes; undefined if it can't move there. */
  placeIn: (rows: readonly Row[], row: Row) => CategoryPlace | undefined;
}

/**
 * Moves a category to another place in the tree, with all below it. Moves made while another one is being saved wait
 * for it, because where they lead to depends on it.
 */
export function usePlaceCategory() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'category tree' },
    mutationFn: async ({ id, placeIn }: Placement) => {
      const categories = queryClient.getQueryData(categoriesQuery.queryKey)?.category ?? [];
      const rows = treeRows(categoryTree(categories));
      const row = rows.find(({ category }) => category._id === id);
      const to = row && placeIn(rows, row);
      if (!to) return undefined;
      const { name, parent } = row.category;
      const body = { name, nameBefore: name, parentBefore: parent ?? null, ...to };
      return (await call(endpoints.updateCategory, { params: { id }, body })).category;
    },
    onSuccess: (moved) => {
      if (moved) notify.success(SUCCESS_TEXTS.categoryUpdated(moved.name));
    },
    onError: (error) => {
      notify.error(failureText(error, ADMIN_FAILURE_TEXTS.updatingCategory));
    },
    // A refusal may mean that the table is out of date.
    onSettled: async (moved, error) => {
      if (moved ?? error) await refreshCatalog(queryClient);
    },
  });
}
