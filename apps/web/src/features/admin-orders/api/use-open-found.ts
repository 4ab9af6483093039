import { endpoints } from '@shop/shared';
import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { call } from '../../../lib/http/api-client';

/** Opens the order that has what was scanned or typed as its number, or that alone matches it. */
export function useOpenFound(): (text: string) => Promise<void> {
  const navigate = useNavigate();
  return async (text) => {
    const query = { search: text, page: 1, pageSize: 2 };
    // Without a reply, the list below stays as the search has left it.
    const found = await call(endpoints.listAllOrders, { query }).catch(() => []);
    const exact = found.find(({ number }) => String(number) === text.replace(/^\D+/, ''));
    const order = exact ?? (found.length === 1 ? found[0] : undefined);
    if (order) await navigate(dashboardPaths.adminOrder(order.number));
  };
}
