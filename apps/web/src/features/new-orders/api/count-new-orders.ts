import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../lib/http/api-client';

const POLL_MS = 10_000;
/** While the shop fails, the interval doubles with each failure, up to this maximum. */
const MAX_POLL_MS = 5 * 60_000;

/**
 * Polls every ten seconds how many orders were placed after a moment. A background tab does not poll, and polls at once
 * when it becomes visible.
 * @param since ISO 8601; without it, the reply contains only the moment of the newest order
 * @param enabled whether the user may see orders
 */
export function useCountNewOrders(since: string | undefined, enabled: boolean) {
  const failures = useRef(0);
  return useQuery({
    queryKey: ['new-orders', since],
    queryFn: async ({ signal }) => {
      failures.current += 1;
      const query = since === undefined ? {} : { since };
      const { newOrders } = await call(endpoints.countNewOrders, {
        query,
        signal,
        isPolled: true,
      });
      failures.current = 0;
      return newOrders;
    },
    enabled,
    staleTime: 0,
    retry: false,
    refetchInterval: () => Math.min(POLL_MS * 2 ** failures.current, MAX_POLL_MS),
    refetchOnWindowFocus: 'always',
  });
}
