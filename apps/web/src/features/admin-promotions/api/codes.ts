import { endpoints } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { saveTextFile } from '../../../lib/storage/save-file';
import { notify } from '../../../ui/messages/notify';

const keyOf = (promotion: string) => ['generated codes', promotion];

/** How many codes were generated, and how many of them are used. */
export function useCodeCounts(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) =>
      (await call(endpoints.countCodes, { params: { id }, signal })).codes,
    staleTime: 0,
  });
}

export function useGenerateCodes(id: string) {
  const client = useQueryClient();
  return async (body: { count: number; prefix: string }, key: string) => {
    const headers = { 'idempotency-key': key };
    const reply = await call(endpoints.generateCodes, { params: { id }, headers, body });
    client.setQueryData(keyOf(id), reply.codes);
    notify.success(reply.message);
  };
}

/** Saves the codes as a file, each with whether it was used. */
export function useExportCodes(id: string) {
  return useMutation({
    mutationFn: () => call(endpoints.exportCodes, { params: { id } }),
    onSuccess: (table) => saveTextFile('codes.csv', table, 'text/csv'),
    onError: (error) => {
      notify.error(failureText(error));
    },
  });
}
