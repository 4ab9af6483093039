import { EXPORT_ROWS, type ExportRow, type OrderListQuery } from '@shop/shared';
import { useIsPermitted } from '../../../lib/session/permissions';
import { ExportMenu } from '../../../ui/list/menus/export-menu';
import { useExportLabels, useExportOrders } from '../api/use-export-orders';

const LABELS: Record<ExportRow, string> = {
  order: 'Export orders (CSV)',
  item: 'Export items (CSV)',
  amount: 'Export amounts (CSV)',
  payment: 'Export payments (CSV)',
  tax: 'Export taxes by invoice date (CSV)',
  promotion: 'Export promotions (CSV)',
};

interface ExportOrdersProps {
  query: OrderListQuery;
}

/** Downloads all orders that match the list's filters, on all pages, as a CSV file. */
export function ExportOrders({ query }: ExportOrdersProps) {
  const orders = useExportOrders(query);
  const labels = useExportLabels({ list: query });
  const hasAmounts = useIsPermitted('money');
  const files = hasAmounts ? EXPORT_ROWS : [];
  return (
    <ExportMenu
      isPending={orders.isPending || labels.isPending}
      choices={[
        { label: 'Export labels (CSV)', save: () => labels.mutate() },
        ...files.map((rows) => ({ label: LABELS[rows], save: () => orders.mutate(rows) })),
      ]}
    />
  );
}
