import type { WaitingOrders } from '@shop/shared';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useIsPermitted, useMayOpen } from '../../../lib/session/permissions';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { hasOrders, useOverview } from './get-overview';

/** A list that waits for the administrator, with how much is in it. */
interface Attention {
  to: string;
  label: string;
  count: number;
}

/** What needs attention now; lists that are empty, or not for this administrator, are left out. */
export function useAttention() {
  const { data, isLoading, isError } = useOverview();
  const mayOpen = useMayOpen();
  const mayRefund = useIsPermitted('money');
  const day = useMomentFormat({ dateStyle: 'medium' });
  const items: Attention[] = data
    ? [
        ...(hasOrders(data) ? ordersOf(data, { mayRefund, day }) : []),
        { to: dashboardPaths.adminJobs, label: 'Tasks that failed', count: data.failedTasks },
        {
          to: dashboardPaths.adminProductsLowInStock,
          label: 'Products low in stock',
          count: data.lowStock?.total ?? 0,
        },
      ].filter(({ to, count }) => count > 0 && mayOpen(to))
    : [];
  return { items, isLoading, isError };
}

interface OrdersTexts {
  mayRefund: boolean;
  day: (moment: string) => string;
}

/** What waits of orders, payments and returns. */
function ordersOf(data: WaitingOrders, { mayRefund, day }: OrdersTexts): Attention[] {
  const { dueAt, orders: disputed } = data.disputed;
  return [
    {
      to: dashboardPaths.adminOrdersOf({ status: 'waiting' }),
      label: 'Orders: Waiting',
      count: data.toSend,
    },
    {
      to: dashboardPaths.adminOrdersOf({ payment: 'sent_unpaid' }),
      label: 'Orders: Sent, not paid',
      count: data.sentUnpaid,
    },
    {
      to: dashboardPaths.adminOrdersOf({ payment: 'paid_in_part' }),
      label: 'Orders: Sent, paid in part',
      count: data.paidInPart,
    },
    {
      to: dashboardPaths.adminOrdersOf({ payment: 'to_return' }),
      label: 'Orders: Money to return',
      count: mayRefund ? data.toReturn : 0,
    },
    {
      to: dashboardPaths.adminOrdersOf({ payment: 'disputed' }),
      label: dueAt ? `Disputes: answer by ${day(dueAt)}` : 'Disputes',
      count: disputed,
    },
    {
      to: `${dashboardPaths.adminReturns}?state=requested`,
      label: 'Returns: Requested',
      count: data.returns.requested,
    },
    {
      to: `${dashboardPaths.adminReturns}?state=received`,
      label: 'Returns: Received',
      count: data.returns.received,
    },
  ];
}
