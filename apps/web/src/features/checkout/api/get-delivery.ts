import { endpoints, type Contact, type User } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';

export const DELIVERY = ['delivery'] as const;

/**
 * Recipient and address of the order. Until the shop replies, these come from the session; the shop compares them when
 * the order is placed. Refetched whenever the cart is opened or regains focus.
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
