import { endpoints, type Customer } from '@shop/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { notify } from '../../../ui/messages/notify';

/** Begins as those of all users: whatever changes a user makes this outdated, too. */
const keyOf = (userId: Customer['_id']) => ['users', 'customer', userId];

/** A customer with their addresses and notes. */
export function useCustomer(userId: Customer['_id']) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }) =>
      (await call(endpoints.getCustomer, { params: { userId }, signal })).customer,
    staleTime: 0,
  });
}

/** Adds a note to a customer. Throws when it is refused. */
export function useAddCustomerNote(userId: Customer['_id']) {
  const client = useQueryClient();
  return async (text: string, key: string) => {
    const headers = { 'idempotency-key': key };
    const { customer, message } = await call(endpoints.addCustomerNote, {
      params: { userId },
      headers,
      body: { text },
    });
    client.setQueryData(keyOf(userId), customer);
    notify.success(message);
  };
}
