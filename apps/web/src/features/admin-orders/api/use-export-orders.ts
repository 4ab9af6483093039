import {
  endpoints,
  orderExportFileName,
  SUCCESS_TEXTS,
  type ExportRow,
  type OrderListQuery,
} from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { saveTable } from '../../../lib/storage/save-file';
import { notify } from '../../../ui/messages/notify';
import { useShopDetails } from '../../../ui/page/shop-details';

/** What the list is filtered by, without its page. */
function filtersOf({ search, buyer, status, left, payment, days, from, until }: OrderListQuery) {
  return {
    ...(search && { search }),
    ...(buyer && { buyer }),
    ...(status && { status }),
    ...(left && { left }),
    ...(payment && { payment }),
    ...(days && { days }),
    ...(from && { from }),
    ...(until && { until }),
  };
}

type Named = Parameters<typeof orderExportFileName>[0];

/** Saves a table as a file that is named after what it contains, and says so. */
function useSaveExport() {
  const { timeZone } = useShopDetails();
  return (named: Named, table: string) => {
    const today = new Date().toLocaleDateString('sv-SE', { timeZone });
    saveTable(orderExportFileName(named, today), table);
    notify.success(SUCCESS_TEXTS.ordersExported);
  };
}

const onError = (error: Error) => {
  notify.error(failureText(error));
};

/** Saves all orders that match the filters of a list as a CSV file. */
export function useExportOrders(list: OrderListQuery) {
  const save = useSaveExport();
  const { from, until } = list;
  return useMutation({
    mutationFn: (rows: ExportRow) =>
      call(endpoints.exportOrders, { query: { rows, ...filtersOf(list) } }),
    onSuccess: (table, rows) => save({ rows, from, until }, table),
    onError,
  });
}

/** Saves the labels of chosen orders, or of all that match the filters of a list, as a CSV file. */
export function useExportLabels(of: { numbers: readonly number[] } | { list: OrderListQuery }) {
  const save = useSaveExport();
  return useMutation({
    mutationFn: () => {
      const query = 'list' in of ? filtersOf(of.list) : { orders: of.numbers.join(',') };
      return call(endpoints.exportLabels, { query });
    },
    onSuccess: (table) => {
      const { from, until } = 'list' in of ? of.list : {};
      save({ rows: 'label', from, until }, table);
    },
    onError,
  });
}
