import { useSearchParams } from 'react-router-dom';
import { readOrdersQuery, writeOrdersQuery, type OrdersQuery } from './orders-query';

/** The list's query in the address, and a way to change parts of it. */
export function useOrdersQuery() {
  const [params, setParams] = useSearchParams();
  return {
    query: readOrdersQuery(params),
    /** A change begins at the first page. */
    change: (part: Partial<OrdersQuery>, options?: { replace?: boolean }) => {
      setParams((now) => writeOrdersQuery({ ...readOrdersQuery(now), page: 1, ...part }), {
        ...options,
        preventScrollReset: true,
      });
    },
  };
}
