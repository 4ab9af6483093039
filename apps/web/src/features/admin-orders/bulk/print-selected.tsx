import { LIMITS, type OrderStatusLine } from '@shop/shared';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { ButtonLink } from '../../../ui/forms/button';
import { Permitted } from '../../../ui/page/permitted';
import styles from '../../../ui/list/bulk-bar.module.css';

/** Links to what is printed for the selected orders, oldest first. A new tab keeps the selection. */
export function PrintSelected({ lines }: { lines: readonly OrderStatusLine[] }) {
  if (lines.length > LIMITS.documentsAtOnce)
    return <p className={styles.note}>At most {LIMITS.documentsAtOnce} can be printed at once.</p>;
  const numbers = lines.map(({ number }) => number).sort((a, b) => a - b);
  return (
    <div className={styles.actions}>
      <ButtonLink tone="quiet" to={dashboardPaths.adminPickList(numbers)} target="_blank">
        Print pick list
      </ButtonLink>
      <ButtonLink tone="quiet" to={dashboardPaths.adminSlips(numbers)} target="_blank">
        Print slips
      </ButtonLink>
      <Permitted needs={['money']}>
        <ButtonLink tone="quiet" to={dashboardPaths.adminInvoices(numbers)} target="_blank">
          Print invoices
        </ButtonLink>
      </Permitted>
    </div>
  );
}
