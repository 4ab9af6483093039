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

/** Saves all orders that match the filters of a list as a CSV file. */
export function useExportOrders({
  search,
  buyer,
  status,
  payment,
  days,
  from,
  until,
}: OrderListQuery) {
  const { timeZone } = useShopDetails();
  return useMutation({
    mutationFn: (rows: ExportRow) => {
      const query = {
        rows,
        ...(search && { search }),
        ...(buyer && { buyer }),
        ...(status && { status }),
        ...(payment && { payment }),
        ...(days && { days }),
        ...(from && { from }),
        ...(until && { until }),
      };
      return call(endpoints.exportOrders, { query });
    },
    onSuccess: (table, rows) => {
      const today = new Date().toLocaleDateString('sv-SE', { timeZone });
      saveTable(orderExportFileName({ rows, from, until }, today), table);
      notify.success(SUCCESS_TEXTS.ordersExported);
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
  });
}
