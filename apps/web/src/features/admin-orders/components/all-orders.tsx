import { LIMITS, type Order } from '@shop/shared';
import { ReceiptText } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../lib/address/list-query';
import { useFocusAfterRemoval } from '../../../lib/hooks/use-focus-after-removal';
import { useIsPermitted } from '../../../lib/session/permissions';
import { ChooseForm, useListForm } from '../../../ui/list/choose-form';
import { dateSort } from '../../../ui/list/data-table/date-sort';
import { ListPage } from '../../../ui/list/list-page';
import { ScreenButton } from '../../../ui/page/permitted';
import { useNewOrders } from '../../new-orders';
import { OrdersLoading } from '../../orders';
import { useAllOrders } from '../api/list-all-orders';
import { BulkBar } from '../bulk/bulk-bar';
import { SelectPage } from '../bulk/select-page';
import { useBulkChange } from '../bulk/use-bulk-change';
import { useOrderSelection } from '../bulk/use-order-selection';
import { ORDER_FILTER_TEXTS } from '../filter-texts';
import { ordersList, rememberOrders } from '../orders-list';
import { orderColumns } from '../rows/order-columns';
import { OrderRows } from '../rows/order-rows';
import { TrackingNumbers } from '../tracking/tracking-dialog';
import { useArrivals } from '../use-arrivals';
import { useHeldList } from '../use-held-list';
import { useRecentTouch } from '../use-recent-touch';
import styles from './all-orders.module.css';
import { ExportOrders } from './export-orders';
import { useKeptOrders } from '../use-kept-orders';
import { NewOrdersNotice } from './new-orders-notice';
import { OrderSums } from './order-sums';
import { OrderCards } from './order-cards';
import { OrdersControls } from './orders-controls';

/** A card or a row. */
const ORDER = 'article, [data-row]';

/** Everyone's orders. New orders appear automatically. */
export function AllOrders() {
  const { query, change } = useListQuery(ordersList);
  useEffect(() => rememberOrders(query), [query]);
  const held = useHeldList(query);
  const result = useAllOrders(query, held.hold);
  const { orders, keep, release } = useKeptOrders(query, result.data?.rows);
  const selection = useOrderSelection(query, orders);
  const bulk = useBulkChange(release);
  // Another administrator can remove an order from a filtered list by changing it.
  const listFocus = useFocusAfterRemoval<HTMLDivElement>(ORDER);
  const { isBusy, touchProps } = useRecentTouch(listFocus.ref, ORDER);
  const show = useArrivals({ held, isBusy, reload: result.refetch });
  const { count } = useNewOrders();
  const form = useListForm('orders');
  const hasTotals = useIsPermitted('money');
  const countedTo = query.search ? LIMITS.countedOrders : undefined;
  const total = result.data?.total ?? 0;
  function onChanged(order: Order) {
    keep(order);
    selection.note(order);
  }
  return (
    <div {...listFocus}>
      <ListPage
        list={ordersList}
        query={query}
        result={{ ...result, ...(result.data && { data: { ...result.data, rows: orders } }) }}
        noun={['order', 'orders']}
        countedTo={countedTo}
        icon={ReceiptText}
        controls={
          <>
            <OrdersControls query={query} change={change} />
            {query.buyer && <OfBuyer name={orders[0]?.buyer.name} />}
          </>
        }
        filterTexts={ORDER_FILTER_TEXTS}
        columns={form === 'rows' ? orderColumns({ hasTotals }) : undefined}
        besideCount={
          <>
            <SelectPage orders={orders} selection={selection} />
            <TrackingNumbers />
            <ExportOrders query={query} />
            <ChooseForm list="orders" noun="orders" />
          </>
        }
        loading={<OrdersLoading />}
        noMatch="No orders match these filters"
        empty={{
          title: 'No orders yet',
          note: 'Your first sale will appear here. You can also put in an order from the phone.',
          action: <ScreenButton to={dashboardPaths.adminCreateOrder}>New order</ScreenButton>,
        }}
      >
        {(orders) => (
          <div {...touchProps}>
            {held.hasArrivals && (
              <NewOrdersNotice
                count={count}
                onShow={() => {
                  window.scrollTo({ top: 0 });
                  show();
                }}
                to={held.isFirstPage ? undefined : ordersList.path}
              />
            )}
            {form === 'rows' ? (
              <OrderRows
                {...{ orders, selection, onChanged }}
                sort={dateSort(query.sort, change)}
              />
            ) : (
              <OrderCards
                {...{ orders, selection, onChanged }}
                before={(query.page - 1) * query.pageSize}
              />
            )}
            {hasTotals && <OrderSums query={query} total={total} asOf={held.hold.asOf} />}
          </div>
        )}
      </ListPage>
      <BulkBar
        selection={selection}
        control={bulk}
        matching={{ query, total, countedTo, asOf: held.hold.asOf }}
      />
    </div>
  );
}

/** Says that the list contains only the orders of one buyer. */
function OfBuyer({ name = 'one customer' }: { name?: string }) {
  return (
    <p className={styles.buyer}>
      Only orders of {name}. <Link to={ordersList.path}>Show all orders</Link>
    </p>
  );
}
