import { endpoints, type Contact, type User } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client';

export const DELIVERY = ['delivery'] as const;

/**
 * Whom and where the order would go to. Until the shop has answered, what the browser knows; the shop compares it when
 * the order is placed. Read again whenever the cart is opened or comes back into focus.
 */
export function useDelivery(buyer: User | undefined): Contact | undefined {
  const { data } = useQuery({
    queryKey: [...DELIVERY, buyer?._id],
    queryFn: async ({ signal }) => (await call(endpoints.getDelivery, { signal })).delivery,
    enabled: buyer !== undefined,
    staleTime: 0,
  });
  if (!buyer) return undefined;
  const { name, email, phone, address } = data ?? buyer;
  return { name, email, phone, address };
}
