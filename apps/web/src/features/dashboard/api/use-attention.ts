import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useOverview } from './get-overview';

/** A list that waits for the administrator, with how much is in it. */
interface Attention {
  to: string;
  label: string;
  count: number;
}

/** What needs attention now; lists that are empty are left out. */
export function useAttention() {
  const { data, isLoading, isError } = useOverview();
  const items: Attention[] = data
    ? [
        ...data.waiting.map(({ status, orders }) => ({
          to: dashboardPaths.adminOrdersOf({ status }),
          label: `Orders: ${status}`,
          count: orders,
        })),
        {
          to: dashboardPaths.adminProductsLowInStock,
          label: 'Products low in stock',
          count: data.lowStock.total,
        },
      ].filter(({ count }) => count > 0)
    : [];
  return { items, isLoading, isError };
}
