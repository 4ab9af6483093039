import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { BesideList } from '../../../ui/list/beside/beside-list';
import { DataTable } from '../../../ui/list/data-table/data-table';
import type { TableSort } from '../../../ui/list/data-table/head-cell';
import { useIsPermitted } from '../../../lib/session/permissions';
import { SelectOrder } from '../bulk/select-order';
import type { OrderListProps } from '../order-list-props';
import { orderColumns } from './order-columns';
import { OrderBeside } from './order-beside';

interface OrderRowsProps extends OrderListProps {
  sort: TableSort;
}

/** Orders as the rows of a table, many on one screen. */
export function OrderRows({ orders, selection, onChanged, sort }: OrderRowsProps) {
  const hasTotals = useIsPermitted('money');
  return (
    <BesideList
      keys={orders.map(({ number }) => String(number))}
      path={(number) => dashboardPaths.adminOrder(number)}
      details={(number) => <OrderBeside number={number} />}
    >
      <DataTable
        list="orders"
        columns={orderColumns({ hasTotals, onChanged })}
        rows={orders}
        keyOf={({ number }) => String(number)}
        select={(order) => <SelectOrder order={order} selection={selection} />}
        sort={sort}
      />
    </BesideList>
  );
}
