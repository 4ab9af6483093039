import type { Customer, PreparedOrder } from '@shop/shared';
import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { KEEP_SCROLL } from '../../../lib/address/keep-scroll';
import { Button } from '../../../ui/forms/button';
import { usePrepare } from '../api/prepared-orders';
import { preparedOf, type NewOrderEntry } from '../entry';
import styles from './new-order.module.css';

interface PrepareActionsProps {
  customer: Customer;
  entry: NewOrderEntry;
  /** The order as it was prepared before, if it was. */
  prepared: PreparedOrder | undefined;
  /** Whether there is anything in it. */
  isReady: boolean;
  /** Called once it is saved: what was entered is no draft any more. */
  onSaved: () => void;
}

/** Keeps the order for later, or sends its customer the link by which they order and pay it themselves. */
export function PrepareActions({
  customer,
  entry,
  prepared,
  isReady,
  onSaved,
}: PrepareActionsProps) {
  const navigate = useNavigate();
  const preparing = usePrepare(customer._id, prepared, ({ _id }) => {
    onSaved();
    // How it is paid is not saved with it, because its customer chooses that themselves.
    const state = { ...(prepared && KEEP_SCROLL.state), payment: entry.payment };
    void navigate(dashboardPaths.adminPreparedOrder(_id), { replace: true, state });
  });

  function prepare(sends: boolean) {
    if (!isReady || preparing.isPending) return;
    preparing.mutate({ body: preparedOf(entry), sends });
  }

  const states = { 'aria-disabled': !isReady, busy: preparing.isPending };
  return (
    <>
      <p className={styles.actions}>
        <Button tone="secondary" {...states} onClick={() => prepare(false)}>
          {prepared ? 'Save' : 'Save for later'}
        </Button>
        <Button tone={prepared ? 'primary' : 'secondary'} {...states} onClick={() => prepare(true)}>
          {prepared?.sentAt ? 'Send the link again' : 'Send a link to order'}
        </Button>
      </p>
      <p className={styles.note}>
        With the link, {customer.name} orders and pays at the prices of that moment. Until then,
        nothing is reserved.
      </p>
    </>
  );
}
