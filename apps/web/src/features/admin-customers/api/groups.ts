import { endpoints, type CustomerGroup, type CustomerGroupInput } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';

/** Also the beginning of the key of the choices that promotions offer. */
const GROUPS = ['customer groups'] as const;

async function loadGroups(signal?: AbortSignal): Promise<CustomerGroup[]> {
  return (await call(endpoints.listCustomerGroups, { signal })).groups;
}

/** All groups with how many customers are in each. */
export function useGroups() {
  return useQuery({
    queryKey: [...GROUPS, 'counted'],
    queryFn: ({ signal }) => loadGroups(signal),
    staleTime: 0,
  });
}

/** The group that is stored now. */
export async function loadGroup(id: string): Promise<CustomerGroup> {
  const group = (await loadGroups()).find(({ _id }) => _id === id);
  if (!group) throw new Error('This group has been deleted');
  return group;
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: GROUPS });
}

/** Makes a group under an idempotency key, or saves one whose version is known. */
export function useSaveGroup(id?: string) {
  const refresh = useRefresh();
  return async (body: CustomerGroupInput, version: number, creationKey: string) => {
    const headers = { 'idempotency-key': creationKey };
    const { message } =
      id === undefined
        ? await call(endpoints.createCustomerGroup, { body, headers })
        : await call(endpoints.updateCustomerGroup, { params: { id }, body: { ...body, version } });
    await refresh();
    return message;
  };
}

export function useDeleteGroup(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(endpoints.deleteCustomerGroup, { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error)),
    onSettled: refresh,
  });
}
