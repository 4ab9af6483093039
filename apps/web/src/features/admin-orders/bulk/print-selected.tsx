import { LIMITS, type OrderStatusLine } from '@shop/shared';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Button, ButtonLink } from '../../../ui/forms/button';
import { Permitted } from '../../../ui/page/permitted';
import { useExportLabels } from '../api/use-export-orders';
import styles from '../../../ui/list/bulk-bar.module.css';
import { TrackingNumbers } from '../tracking/tracking-dialog';

/** What is printed for the selected orders, oldest first, and a file of where they go. A new tab keeps the selection. */
export function PrintSelected({ lines }: { lines: readonly OrderStatusLine[] }) {
  const numbers = lines.map(({ number }) => number).sort((a, b) => a - b);
  const labels = useExportLabels({ numbers });
  if (lines.length > LIMITS.documentsAtOnce)
    return <p className={styles.note}>At most {LIMITS.documentsAtOnce} can be printed at once.</p>;
  return (
    <div className={styles.actions}>
      <ButtonLink tone="quiet" to={dashboardPaths.adminPickList(numbers)} target="_blank">
        Print pick list
      </ButtonLink>
      <ButtonLink tone="quiet" to={dashboardPaths.adminSlips(numbers)} target="_blank">
        Print slips
      </ButtonLink>
      <Button tone="quiet" busy={labels.isPending} onClick={() => labels.mutate()}>
        Export labels
      </Button>
      <TrackingNumbers />
      <Permitted needs={['money']}>
        <ButtonLink tone="quiet" to={dashboardPaths.adminInvoices(numbers)} target="_blank">
          Print invoices
        </ButtonLink>
      </Permitted>
    </div>
  );
}
