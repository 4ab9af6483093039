import { endpoints, type TaxExemptionInput, type UserRow } from '@shop/shared';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';

/** Exempts a customer from tax, or ends that with an empty number. @returns what to say of it */
export function useSetTaxExemption(userId: UserRow['_id']) {
  const client = useQueryClient();
  return async (body: TaxExemptionInput) => {
    const { message } = await call(endpoints.updateTaxExemption, { params: { userId }, body });
    await client.invalidateQueries({ queryKey: ['users'] });
    return message;
  };
}
