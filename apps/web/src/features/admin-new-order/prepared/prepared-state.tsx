import type { PreparedOrder } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useGoTo } from '../../../lib/address/use-go-to';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { Notice } from '../../../ui/feedback/notice';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useDeletePrepared } from '../api/prepared-orders';
import styles from '../components/new-order.module.css';

/** Whether the customer has the link, what became of it, and how it is deleted. */
export function PreparedState({ prepared }: { prepared: PreparedOrder }) {
  const { _id, order, sentAt, customer } = prepared;
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const goTo = useGoTo();
  const remove = useDeletePrepared(_id);
  return (
    <Notice role="status" tone={sentAt ? 'success' : 'accent'}>
      <p>
        {order !== null && (
          <>
            It is ordered: <Link to={dashboardPaths.adminOrder(order)}>order {order}</Link>.
          </>
        )}
        {order === null && sentAt && (
          <>
            The link was sent to {customer.email} on <time dateTime={sentAt}>{moment(sentAt)}</time>
            . {customer.name} also finds the order under “Orders”.
          </>
        )}
        {order === null && !sentAt && 'The customer does not see it yet.'}
      </p>
      <div className={styles.actions}>
        <ConfirmButton
          tone="secondary"
          busy={remove.isPending}
          question="Delete this prepared order?"
          effects="Its link stops working. An order that was placed with it is kept."
          okText="Delete"
          onConfirm={() =>
            remove.mutate(undefined, {
              // Going back must not lead to what is deleted.
              onSuccess: () => void goTo(dashboardPaths.adminPreparedOrders, { replace: true }),
            })
          }
        >
          Delete
        </ConfirmButton>
      </div>
    </Notice>
  );
}
