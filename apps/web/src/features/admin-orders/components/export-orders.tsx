import { EXPORT_ROWS, type ExportRow, type OrderListQuery } from '@shop/shared';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/forms/button';
import { Permitted } from '../../../ui/page/permitted';
import { useExportLabels, useExportOrders } from '../api/use-export-orders';
import styles from './export-orders.module.css';

const LABELS: Record<ExportRow, string> = {
  order: 'Export orders (CSV)',
  item: 'Export items (CSV)',
  amount: 'Export amounts (CSV)',
  payment: 'Export payments (CSV)',
  tax: 'Export taxes (CSV)',
  promotion: 'Export promotions (CSV)',
};

interface ExportOrdersProps {
  query: OrderListQuery;
}

/** Downloads all orders that match the list's filters, on all pages, as a CSV file. */
export function ExportOrders({ query }: ExportOrdersProps) {
  const { mutate, isPending, variables } = useExportOrders(query);
  const labels = useExportLabels({ list: query });
  return (
    <div className={styles.bar}>
      <Button tone="quiet" busy={labels.isPending} onClick={() => labels.mutate()}>
        <Download aria-hidden size={16} />
        {labels.isPending ? 'Exporting …' : 'Export labels (CSV)'}
      </Button>
      <Permitted needs={['money']}>
        {EXPORT_ROWS.map((rows) => (
          <Button
            key={rows}
            tone="quiet"
            busy={isPending}
            onClick={() => {
              mutate(rows);
            }}
          >
            <Download aria-hidden size={16} />
            {isPending && variables === rows ? 'Exporting …' : LABELS[rows]}
          </Button>
        ))}
      </Permitted>
    </div>
  );
}
