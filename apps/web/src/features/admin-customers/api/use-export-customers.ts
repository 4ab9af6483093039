import {
  customerExportFileName,
  endpoints,
  SUCCESS_TEXTS,
  type CustomerListQuery,
} from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { saveTable } from '../../../lib/storage/save-file';
import { notify } from '../../../ui/messages/notify';
import { useShopDetails } from '../../../ui/page/shop-details';

/** Saves all customers that match the filters of a list as a CSV file. */
export function useExportCustomers({ search, tag, group, from, until }: CustomerListQuery) {
  const { timeZone } = useShopDetails();
  return useMutation({
    mutationFn: () => {
      const query = {
        ...(search && { search }),
        ...(tag && { tag }),
        ...(group && { group }),
        ...(from && { from }),
        ...(until && { until }),
      };
      return call(endpoints.exportCustomers, { query });
    },
    onSuccess: (table) => {
      const today = new Date().toLocaleDateString('sv-SE', { timeZone });
      saveTable(customerExportFileName(today), table);
      notify.success(SUCCESS_TEXTS.customersExported);
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
  });
}
