import { endpoints } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { ORDERS } from '../../orders';

/** Packing slips. @param orders numbers, as in the URL: `1001,1002` */
export function usePackingSlips(orders: string) {
  return useQuery({
    queryKey: [ORDERS, 'slips', orders],
    queryFn: async ({ signal }) =>
      (await call(endpoints.listPackingSlips, { query: { orders }, signal })).slips,
    staleTime: 0,
  });
}

/** Invoices and credit notes. @param orders numbers, as in the URL: `1001,1002` */
export function useInvoices(orders: string) {
  return useQuery({
    queryKey: [ORDERS, 'invoices', orders],
    queryFn: async ({ signal }) => {
      const body = { orders: orders.split(',').map(Number) };
      return (await call(endpoints.issueInvoices, { body, signal })).invoices;
    },
    staleTime: 0,
  });
}

/** The invoices and credit notes of one of the shopper's own orders, the newest invoice first. */
export function useMyInvoice(number: string) {
  return useQuery({
    queryKey: [ORDERS, 'mine', 'invoice', number],
    queryFn: async ({ signal }) => {
      const { invoice, others = [] } = await call(endpoints.issueMyInvoice, {
        params: { number },
        signal,
      });
      return [invoice, ...others];
    },
    staleTime: 0,
  });
}
