import { endpoints, MAX_LIST_SIZE, type StoredTaxRate, type TaxRateInput } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';

const RATES = ['tax rates'] as const;

/** All rates, oldest first. */
export async function loadRates(signal?: AbortSignal): Promise<StoredTaxRate[]> {
  const rates: StoredTaxRate[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: MAX_LIST_SIZE };
    const { taxRates, total } = await call(endpoints.listTaxRates, { query, signal });
    rates.push(...taxRates);
    if (taxRates.length === 0 || rates.length >= total) return rates.reverse();
  }
}

export function useTaxRates() {
  return useQuery({ queryKey: RATES, queryFn: ({ signal }) => loadRates(signal), staleTime: 0 });
}

/** The rate that is stored now. */
export async function loadRate(id: string) {
  return (await call(endpoints.getTaxRate, { params: { id } })).taxRate;
}

/** Fetches the rates again after a change. */
export function useRefreshRates() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: RATES });
}

/** Makes a rate under an idempotency key, or saves one whose version is known. */
export function useSaveRate(id?: string) {
  const refresh = useRefreshRates();
  return async (rate: TaxRateInput, version: number, creationKey: string) => {
    const { message } =
      id === undefined
        ? await call(endpoints.createTaxRate, {
            body: rate,
            headers: { 'idempotency-key': creationKey },
          })
        : await call(endpoints.updateTaxRate, { params: { id }, body: { ...rate, version } });
    await refresh();
    return message;
  };
}

export function useDeleteRate(onDone: () => void) {
  const refresh = useRefreshRates();
  return useMutation({
    mutationFn: ({ _id: id, version }: StoredTaxRate) =>
      call(endpoints.deleteTaxRate, { params: { id }, body: { version } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error)),
    onSettled: async () => {
      onDone();
      await refresh();
    },
  });
}
