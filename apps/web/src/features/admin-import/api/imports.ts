import {
  endpoints,
  type EndpointResponse,
  type Import,
  type ImportAction,
  type ImportOptions,
  type ImportOutcome,
  type ImportPhotoState,
} from '@shop/shared';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';

const REFRESH_MS = 1_000;

const keyOf = (id: string) => ['imports', id];

type ImportReply = EndpointResponse<typeof endpoints.getImport>;

/** The latest imports. */
export function useImports() {
  return useQuery({
    queryKey: ['imports', 'latest'],
    queryFn: ({ signal }) => call(endpoints.listImports, { signal }),
    select: ({ imports }) => imports,
  });
}

/** One import, read again every second while the shop works on it. */
export function useImport(id: string) {
  const queryClient = useQueryClient();
  const shown = () => queryClient.getQueryData<ImportReply>(keyOf(id))?.import;
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<ImportReply> => {
      const before = shown();
      const now = await call(endpoints.getImport, { params: { id }, signal, isPolled: true });
      // What was listed while it was checked again is not what the check has found.
      if (isBusy(before) && !isBusy(now.import))
        void queryClient.invalidateQueries({
          queryKey: keyOf(id),
          predicate: ({ queryKey }) => queryKey.length > keyOf(id).length,
        });
      return now;
    },
    refetchInterval: ({ state }) => (isBusy(state.data?.import) ? REFRESH_MS : false),
  });
}

const isBusy = (job: Import | undefined) =>
  job !== undefined && ['checking', 'running', 'undoing'].includes(job.state);

/** Checks, starts, pauses, continues, cancels or undoes an import. */
export function useUpdateImport(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { action: ImportAction; options?: ImportOptions }) =>
      call(endpoints.updateImport, { params: { id }, body }),
    onSuccess: (reply) =>
      queryClient.setQueryData<ImportReply>(
        keyOf(id),
        (shown) => shown && { ...shown, import: reply.import },
      ),
    onError: (error) => notify.error(failureText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['imports'] }),
  });
}

/** A page of what is said about lines of the file. */
export function useRemarks({ _id: id, state, processed, undo }: Import, page: number) {
  return useQuery({
    queryKey: [...keyOf(id), 'remarks', state, processed, undo?.processed, page],
    queryFn: ({ signal }) =>
      call(endpoints.listImportRemarks, { params: { id }, query: { page, pageSize: 20 }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the photos of an import with one state, or of all. */
export function usePhotos(
  { _id: id, photos }: Import,
  page: number,
  state: ImportPhotoState | undefined,
) {
  return useQuery({
    queryKey: [...keyOf(id), 'photos', state, photos, page],
    queryFn: ({ signal }) =>
      call(endpoints.listImportPhotos, {
        params: { id },
        query: { page, pageSize: 20, ...(state && { state }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: photos !== undefined,
  });
}

/** A page of the products of a checked file. */
export function useResults({ _id: id }: Import, outcome: ImportOutcome, page: number) {
  return useQuery({
    queryKey: [...keyOf(id), 'products', outcome, page],
    queryFn: ({ signal }) =>
      call(endpoints.listImportResults, {
        params: { id },
        query: { outcome, page, pageSize: 20 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
