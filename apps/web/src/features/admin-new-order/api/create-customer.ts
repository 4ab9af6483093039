import { endpoints, type NewCustomer } from '@shop/shared';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';

/** Makes an account for a customer. */
export function useCreateCustomer() {
  const queryClient = useQueryClient();
  return async (body: NewCustomer, creationKey: string) => {
    const headers = { 'idempotency-key': creationKey };
    const created = await call(endpoints.createCustomer, { headers, body });
    await queryClient.invalidateQueries({ queryKey: ['users'] });
    return created;
  };
}
