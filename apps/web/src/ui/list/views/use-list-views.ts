import { endpoints, type ListName, type ListView, type ListViews } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../messages/notify';

/** Whose views: the caller's own, or those that all administrators have. */
export type ViewScope = 'mine' | 'all';

/** The saved views of a list. */
export type SavedViews = Readonly<Record<ViewScope, ListViews>>;

const NONE: SavedViews = { mine: { views: [], version: 0 }, all: { views: [], version: 0 } };

const keyOf = (list: ListName) => ['list views', list] as const;

/** The saved views of a list; none until they are loaded. */
export function useListViews(list: ListName): SavedViews {
  const { data } = useQuery({
    queryKey: keyOf(list),
    queryFn: ({ signal }) => call(endpoints.getListViews, { params: { list }, signal }),
    select: ({ mine, all }) => ({ mine, all }),
  });
  return data ?? NONE;
}

interface ChangedViews {
  scope: ViewScope;
  views: readonly ListView[];
  /** The version that was changed. */
  version: number;
}

/** Replaces the views of a list. After a failure, such as a conflict, they are loaded again. */
export function useSaveViews(list: ListName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ scope, views, version }: ChangedViews): Promise<unknown> => {
      const input = { params: { list }, body: { views: [...views], version } };
      return scope === 'mine'
        ? call(endpoints.saveMyListViews, input)
        : call(endpoints.saveListViews, input);
    },
    onError: (error) => notify.error(failureText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(list) }),
  });
}
